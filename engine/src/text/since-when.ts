import { findTimes } from './durations.ts';
import { clausesFor } from './read-observations.ts';
import type { Token } from './tokens.ts';

/**
 * The time that a sentence tells of what stands at a place in it, in the
 * owner's words ("since yesterday", "for three weeks"): of its own clause the
 * next one behind it, or else the last before it. A time that opens the
 * sentence is told of all clauses that have none; undefined where none is told.
 */
export function sinceWhen(
  text: string,
  tokens: readonly Token[],
  signs: readonly number[],
): (place: number) => string | undefined {
  const times = findTimes(tokens);
  const clauseOf = clausesFor(tokens);
  // "Since" may open a clause; the time is told of what stands before it.
  const clauseAt = (from: number) =>
    clauseOf[from > 0 && tokens[from - 1]?.punctuation !== true ? from - 1 : from];
  const inClause = (clause: number | undefined) =>
    times.filter(({ from }) => clauseAt(from) === clause);
  const [opening] = times;
  const opens = opening && !signs.some((place) => place < opening.from) ? opening : undefined;
  return (place) => {
    const own = inClause(clauseOf[place]);
    const told = own.find(({ from }) => from >= place) ?? own.at(-1) ?? opens;
    return told && text.slice(tokens[told.from]?.start, tokens[told.to]?.end);
  };
}
