import { context } from '@petwise/language/en';
import { findTimes } from './durations.ts';
import { clausesFor } from './sentence-parts.ts';
import type { Token } from './tokens.ts';

/** The first and the last word of a sign; a time may stand among them. */
export interface SignPlace {
  readonly from: number;
  readonly to: number;
}

/**
 * The time that a sentence tells of what stands at a place in it, in the
 * owner's words ("since yesterday", "for three weeks"). A time that stands
 * behind a sign is told of its clause; one that begins a clause, of what
 * follows, up to the next one. Undefined where none is told.
 */
export function sinceWhen(
  text: string,
  tokens: readonly Token[],
  signs: readonly SignPlace[],
): (sign: SignPlace) => string | undefined {
  const times = findTimes(tokens);
  const clauseOf = clausesFor(tokens);
  const begins = ({ from }: { readonly from: number }): boolean => {
    const before = tokens[from - 1];
    const joins = context.clauses.joining.has(before?.word ?? '');
    return (!before || before.punctuation || joins) && signs.some(({ to }) => to > from);
  };
  return ({ from, to }) => {
    const ahead = times.findLast(
      (time) => time.to < to && (begins(time) || clauseOf[time.from] === clauseOf[from]),
    );
    const behind = times.find(
      (time) =>
        time.from >= from &&
        !begins(time) &&
        clauseOf[Math.max(0, time.from - 1)] === clauseOf[from],
    );
    const told = behind ?? ahead;
    return told && text.slice(tokens[told.from]?.start, tokens[told.to]?.end);
  };
}
