import type { Appraisal } from '../infer/appraisal.ts';
import type { RedFlagHit, Triage } from '../types.ts';
import { rankConditions, type Ranked } from './rank.ts';

/** All that a report is written from, computed once. */
export interface Judgement extends Appraisal {
  readonly rank: Ranked;
  readonly triage: Triage;
  readonly hits: readonly RedFlagHit[];
}

/** An appraisal with its urgency and its conditions in order: all that a report is written from. */
export function judge(
  appraisal: Appraisal,
  urgency: Pick<Judgement, 'triage' | 'hits'>,
): Judgement {
  return { ...appraisal, ...urgency, rank: rankConditions(appraisal.model, appraisal.belief) };
}
