import type { AnswerBody, Question } from '@petwise/contracts';

/** True when the client names a question that is not the open one. */
export function isOlderQuestion(
  shown: AnswerBody['previousQuestion'],
  open: Question | null,
): boolean {
  if (shown === undefined || shown === null) return false;
  if (open === null) return true;
  if (typeof shown === 'string') return shown !== '' && shown.trim() !== open.text.trim();
  if (shown.id !== undefined && open.id !== undefined) return shown.id !== open.id;
  return shown.text.trim() !== open.text.trim();
}
