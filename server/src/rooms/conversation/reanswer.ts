import type { UploadedFile } from '@petwise/contracts';
import type { AssessmentStep, Assessor, OnReasoning, SignCorrection } from '@petwise/assessor';

/**
 * Gives the last answer again, in other words, from the state before it. What
 * the owner took back or restored since then stays so.
 */
export async function reanswer(
  assessor: Assessor,
  states: { readonly before: unknown; readonly now: unknown },
  reply: {
    readonly answer: string;
    readonly files: readonly UploadedFile[];
    readonly aside?: boolean;
    readonly onReasoning: OnReasoning;
  },
): Promise<AssessmentStep> {
  const { onReasoning, ...given } = reply;
  const step = await assessor.answer(states.before, given, onReasoning);
  const since = await correctedSince(assessor, states);
  if (since.remove.length === 0 && since.restore.length === 0) return step;
  const again = await assessor.correct(step.state, since, onReasoning);
  return { ...again, extractionSummary: step.extractionSummary };
}

/** What the owner took back and restored between two states of a conversation. */
export async function correctedSince(
  assessor: Assessor,
  { before, now }: { readonly before: unknown; readonly now: unknown },
): Promise<Required<Pick<SignCorrection, 'remove' | 'restore'>>> {
  const earlier = await assessor.understood(before);
  const later = await assessor.understood(now);
  const idsOf = (signs: readonly { id: string }[]): Set<string> => {
    return new Set(signs.map(({ id }) => id));
  };
  const removed = idsOf(later.removed);
  const standing = idsOf(later.signs);
  return {
    remove: earlier.signs.map(({ id }) => id).filter((id) => removed.has(id)),
    restore: earlier.removed.map(({ id }) => id).filter((id) => standing.has(id)),
  };
}
