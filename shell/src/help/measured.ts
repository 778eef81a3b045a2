/**
 * How right Petwise was measured to be: the row "even, unseen (no dog, cat)" of
 * engine/bench/table.jsonl, the cases that were counted and never read while it was tuned.
 * Shares from 0 to 1. `e2e/specs/help.spec.ts` holds them to that file.
 */
export const MEASURED = {
  /** Invented cases, of seven kinds of animal. */
  cases: 105,
  /** The right illness comes first in the list. */
  first: 0.857,
  /** It is among the first three. */
  firstThree: 0.962,
  /** The urgency is not less than a vet's least. */
  safe: 1,
  /** The urgency is more than a vet's most. */
  over: 0.162,
} as const;
