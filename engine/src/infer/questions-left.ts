import type { Belief } from './posterior.ts';
import { limits } from './questions.ts';

/**
 * How many questions followed, by the chance of the likeliest cause from which a row holds: `first` at the beginning, and
 * one less for each answer. Medians over the vignettes, answered by an owner who knows (2026-11).
 */
const rows = [
  { from: limits.confident, first: 3, inEmergency: 1 },
  { from: 0.6, first: 5, inEmergency: 2 },
  { from: 0, first: 7, inEmergency: 3 },
] as const;

/** What decides how many questions are still asked. */
interface Course {
  answered: number;
  /** How many of the last questions the owner knew no answer to. */
  unsure: number;
  /** A rule says that it is an emergency. */
  emergency: boolean;
}

/** About how many questions are still to come, the one that is now asked among them; undefined where more were asked than usual. */
export function questionsLeft(
  belief: Belief,
  { answered, unsure, emergency }: Course,
): number | undefined {
  const top = Math.max(...belief.probs);
  const row = rows.find(({ from }) => top >= from) ?? rows[2];
  const usual = (emergency ? row.inEmergency : row.first) - answered;
  const left = Math.min(usual, limits.unsure - unsure);
  return left < 1 ? undefined : left;
}
