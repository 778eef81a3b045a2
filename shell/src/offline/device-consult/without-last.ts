import type { AnswerBody, Correctable } from '@petwise/contracts';
import { DeviceRefusal } from './device-refusal.ts';
import type { StoredConsult } from './stored-consults.ts';

/** What may be corrected on this device: the last answer alone, which can be taken back or given in other words. */
export function correctableOf({ consult, before }: StoredConsult): Correctable {
  const editable = consult.assessment ? null : (before?.answerId ?? null);
  return { signs: [], removed: [], editable };
}

/** What an answer to a consult is to be kept with, so that it can be taken back. */
export function beforeAnswer(
  { consult, state, question }: StoredConsult,
  answerId: string,
): StoredConsult['before'] {
  const { triage, urgency = null, can_process_results, turns } = consult;
  return { answerId, state, question, triage, urgency, can_process_results, turns: turns.length };
}

/**
 * The consult as it stood before its last answer, and that answer. It is then not "last" any more, nor is the one before.
 *
 * @throws DeviceRefusal where the last answer is another one
 */
export function withoutLast(
  stored: StoredConsult,
  answerId: string,
): { readonly consult: StoredConsult; readonly answer: Pick<AnswerBody, 'attachedFiles'> } {
  const { before, consult } = stored;
  const given = before && consult.turns[before.turns];
  if (before?.answerId !== answerId || !given) throw new DeviceRefusal('not-last');
  const { state, question, triage, urgency, can_process_results, turns } = before;
  const retained = { triage, urgency, can_process_results, turns: consult.turns.slice(0, turns) };
  return {
    consult: {
      ...stored,
      consult: { ...consult, ...retained },
      state,
      question,
      before: null,
      last: null,
    },
    answer: { attachedFiles: given.uploadedFiles ?? [] },
  };
}
