import { type CallStore, freshCall } from '../api/durable-call.ts';
import { type ConsultTurn, Question, UploadedFile } from '@petwise/contracts';
import * as v from 'valibot';
import { callStore, storedCall } from './call-store.ts';

const PendingCall = v.variant('kind', [
  v.object({
    ...storedCall,
    kind: v.literal('answer'),
    answer: v.string(),
    files: v.array(UploadedFile),
    previousQuestion: v.nullable(Question),
  }),
  v.object({ ...storedCall, kind: v.literal('finalize') }),
]);

/** One long call that the server may or may not have; at most one a session. */
export type PendingCall = v.InferOutput<typeof PendingCall>;
export type PendingAnswer = Extract<PendingCall, { kind: 'answer' }>;
export type PendingFinalize = Extract<PendingCall, { kind: 'finalize' }>;

/** Where this tab keeps the call of a consult. */
export function outboxOf(sessionId: string): CallStore<PendingCall> {
  return callStore(`outbox.${sessionId}`, PendingCall);
}

/** The call to make for an answer: the held one when it says the same, so that both join one job. */
export function answerCall(
  held: PendingCall | null,
  given: Pick<PendingAnswer, 'answer' | 'files' | 'previousQuestion'>,
): PendingAnswer {
  const same =
    held?.kind === 'answer' &&
    held.answer === given.answer &&
    sameFiles(held.files, given.files) &&
    held.previousQuestion?.text === given.previousQuestion?.text;
  return { ...given, ...freshCall(same ? held : null), kind: 'answer' };
}

/** The call to make to finalize; pressed again it joins the job that is held. */
export function finalizeCall(held: PendingCall | null): PendingFinalize {
  return { ...freshCall(held?.kind === 'finalize' ? held : null), kind: 'finalize' };
}

function sameFiles(a: readonly UploadedFile[], b: readonly UploadedFile[]): boolean {
  return a.length === b.length && a.every((file, index) => file.id === b[index]?.id);
}

/** Whether the server's own account already holds this answer to this question. */
export function isSettled(turns: readonly ConsultTurn[], call: PendingAnswer): boolean {
  const at = turns.findLastIndex(
    (turn) => turn.role === 'user' && turn.messageType !== 'correction',
  );
  const asked = turns.slice(0, Math.max(at, 0)).findLast((turn) => turn.messageType === 'question');
  return turns[at]?.content === call.answer && asked?.content === call.previousQuestion?.text;
}
