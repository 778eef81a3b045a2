import { excerpt } from './excerpt.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

/** Said to be there, not to be there, only wondered about, long past, over since, or not said of the patient's present state. */
export type Status = 'present' | 'absent' | 'wondered' | 'past' | 'ended' | 'ignored';

/** How a sentence speaks about an observation. */
export interface Reading {
  status: Status;
  certainty: number;
  /** Its clause is told in the past. */
  inPast?: boolean;
  /** Told as of now: "now he eats". */
  today?: boolean;
}

/** A short phrase of text around a match, for "your words". */
export function quoteOf(text: string, tokens: readonly Token[], match: Match): string {
  const start = Math.min(...match.tokens.map((index) => tokens[index]?.start ?? 0));
  const end = Math.max(...match.tokens.map((index) => tokens[index]?.end ?? 0));
  return excerpt(text.slice(start, end));
}
