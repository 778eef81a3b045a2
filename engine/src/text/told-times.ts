import { asksHowLong } from '@petwise/language/en';
import { findDurations } from './durations.ts';
import { tokenise } from './tokens.ts';
import { readYesNo } from './yes-no.ts';

/** A time that an owner tells. */
export interface ToldTime {
  /** In the owner's words: "since yesterday", "for three weeks". */
  readonly since: string;
  /** The sentence that tells it. */
  readonly words: string;
  /** How long ago that is, roughly. */
  readonly hours: number;
}

/** The times that a text tells, in order; ages, dates of vaccines and appointments are none. */
export function toldTimes(text: string): ToldTime[] {
  return tokenise(text).flatMap((tokens) => {
    const placesOf = (from: number, to: number): string =>
      text.slice(tokens[from]?.start, tokens[to]?.end);
    const words = placesOf(0, tokens.length - 1);
    return findDurations(tokens).map(({ hours, from, to }) => ({
      since: placesOf(from, to),
      words,
      hours,
    }));
  });
}

/** Whether an answer says how long something has lasted: the question asks for it, and the answer is no yes, no or "not sure". */
export const answersHowLong = (question: string, answer: string): boolean =>
  asksHowLong.test(question) &&
  answer.trim() !== '' &&
  (toldTimes(answer).length > 0 || readYesNo(answer) === null);
