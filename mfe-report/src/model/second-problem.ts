import { notOneIllnessCopy } from '../not-one-illness-copy.ts';
import { formatApproximate } from './likelihood-text.ts';
import type { ReportView } from './report-view.ts';

/** The second problem in words: which signs are left, and one line for each cause; null where there is none. */
export function secondProblemLines({
  primary,
  secondProblem,
}: Pick<ReportView, 'primary' | 'secondProblem'>): {
  readonly signs: string;
  readonly causes: readonly string[];
} | null {
  if (!secondProblem) return null;
  return {
    signs: notOneIllnessCopy.secondProblemSigns(primary.condition, secondProblem.signs.join(', ')),
    causes: secondProblem.causes.map(({ condition, percent }) =>
      [condition, formatApproximate(percent)].filter(Boolean).join(': '),
    ),
  };
}
