import { UploadedFile } from '@petwise/contracts';
import * as v from 'valibot';
import { readKept, writeKept } from './kept.ts';

const Draft = v.object({ text: v.string(), files: v.array(UploadedFile) });
/** What stands in the box and has not been sent. */
export interface Draft {
  readonly text: string;
  readonly files: readonly UploadedFile[];
}

/** What was sent from the box. */
export interface Sent {
  readonly answer: string;
  readonly files: readonly UploadedFile[];
}

/** Keeps what is typed before the first send, when each visit opens another session. */
export const UNBEGUN = 'unbegun';

export const EMPTY_DRAFT: Draft = { text: '', files: [] };

/** The draft of a session, or the `UNBEGUN` one; empty when there is none. */
export function readDraft(sessionId: string): Draft {
  return readKept(`draft.${sessionId}`, Draft) ?? EMPTY_DRAFT;
}

export function keepDraft(sessionId: string, draft: Draft): void {
  const empty = draft.text === '' && draft.files.length === 0;
  writeKept(`draft.${sessionId}`, empty ? null : draft);
}

/** Whether the box still holds what a call sent. */
export function isInBox(draft: Draft, call: Sent): boolean {
  return (
    draft.text.trim() === call.answer &&
    draft.files.length === call.files.length &&
    draft.files.every((file, index) => file.id === call.files[index]?.id)
  );
}
