import type { Belief } from './posterior.ts';
import { limits } from './questions.ts';

/**
 * How many questions followed, by the chance of the likeliest cause from which a row holds: `first` at the beginning, and
 * one less for each answer. Medians over a quarter of the vignettes, answered by an owner who knows (2026-11).
 */
const rows = [
  { from: limits.confident, first: 3, inEmergency: 2 },
  { from: 0.6, first: 5, inEmergency: 5 },
  { from: 0, first: 8, inEmergency: 6 },
] as const;

/** About how many questions are still to come, at least one: the one that is now asked. */
export function questionsLeft(belief: Belief, answered: number, emergency: boolean): number {
  const top = Math.max(...belief.probs);
  const row = rows.find(({ from }) => top >= from) ?? rows[2];
  return Math.max(1, (emergency ? row.inEmergency : row.first) - answered);
}
