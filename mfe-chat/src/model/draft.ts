import { UploadedFile } from '@petwise/contracts';
import * as v from 'valibot';
import { readTabState, writeTabState } from './tab-state.ts';

const Draft = v.object({
  text: v.string(),
  files: v.array(UploadedFile),
  option: v.optional(v.string()),
});
/** What stands in the box and has not been sent. */
export interface Draft {
  readonly text: string;
  readonly files: readonly UploadedFile[];
  /** The option that was pressed last, as long as it stands in the text. */
  readonly option?: string | undefined;
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
  return readTabState(`draft.${sessionId}`, Draft) ?? EMPTY_DRAFT;
}

/** Keeps what is being written in this tab until it is sent; an empty draft is forgotten. */
export function keepDraft(sessionId: string, draft: Draft): void {
  const empty = draft.text === '' && draft.files.length === 0;
  writeTabState(`draft.${sessionId}`, empty ? null : draft);
}

/** The draft with other words; a pressed option that is no longer among them is forgotten. */
export function withText(draft: Draft, text: string): Draft {
  const { option } = draft;
  const stands = option !== undefined && text.split('\n').some((line) => besideOf(line, option));
  return { text, files: draft.files, ...(stands ? { option } : {}) };
}

/** What is sent: a pressed option stands on a line of its own, so that nothing typed beside it changes it. */
export function answerOf({ text, option }: Draft): string {
  const lines = text.trim().split('\n');
  if (option === undefined) return lines.join('\n');
  return lines.flatMap((line) => apart(line, option)).join('\n');
}

function apart(line: string, option: string): string[] {
  const beside = besideOf(line, option);
  return beside ? [beside.before, option, beside.after].filter((part) => part !== '') : [line];
}

/** What else stands on a line that begins or ends with an option; null when it does neither. */
function besideOf(line: string, option: string): { before: string; after: string } | null {
  const words = line.trim();
  const rest = words.slice(option.length);
  if (words.startsWith(option) && !/^[\p{L}\p{N}]/u.test(rest)) {
    return { before: '', after: rest.replace(/^[\s,.;:–—-]+/, '') };
  }
  const start = words.slice(0, -option.length);
  if (!words.endsWith(option) || /[\p{L}\p{N}]$/u.test(start)) return null;
  return { before: start.trimEnd(), after: '' };
}

/** Whether the box still holds what a call sent. */
export function isInBox(draft: Draft, call: Sent): boolean {
  return (
    answerOf(draft) === call.answer &&
    draft.files.length === call.files.length &&
    draft.files.every((file, index) => file.id === call.files[index]?.id)
  );
}
