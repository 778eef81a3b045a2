import type { Derive, Finding } from '../knowledge-types.ts';
import type { Evidence } from '../types.ts';
import type { Count, Duration } from './durations.ts';
import { findCounts, findDurations } from './durations.ts';
import type { Match } from './match.ts';
import { firstFrom, oncePerSentence } from './token-search.ts';
import type { Token } from './tokens.ts';

/** The item that stands nearest to a place, the earlier one of two; `places` are theirs in order. */
function nearest<T extends { at: number }>(
  items: readonly T[],
  places: readonly number[],
  match: Match,
): T | null {
  const place = match.tokens[0] ?? 0;
  const next = firstFrom(places, place);
  const [before, after] = [items[next - 1], items[next]];
  if (!before || !after) return before ?? after ?? null;
  return after.at - place < place - before.at ? after : before;
}

const durationPlaces = oncePerSentence((tokens) => findDurations(tokens).map(({ at }) => at));
const countPlaces = oncePerSentence((tokens) => findCounts(tokens).map(({ at }) => at));

/** The length and the count that stand nearest to an observation. */
interface Stated {
  readonly duration: Duration | null;
  readonly count: Count | null;
}

function derives(rule: Derive, { duration, count }: Stated, tokens: readonly Token[]): boolean {
  if ('timesPerDay' in rule) return count !== null && count.perDay >= rule.timesPerDay;
  if (duration === null) return false;
  if ('hours' in rule) return duration.hours >= rule.hours;
  const ago = tokens.slice(duration.at, duration.at + 3).some((token) => token.word === 'ago');
  return !ago && duration.hours >= rule.minutes / 60 && duration.hours <= 3;
}

/** The words of an observation and the one right behind it: "not eating much". */
const stemsOf = ({ tokens: at }: Match, tokens: readonly Token[]): string[] =>
  [...at, (at.at(-1) ?? 0) + 1].map((index) => tokens[index]?.stem ?? '');

/** What a stated length or count adds to a sign: not eating for a day is more than not eating. */
export function derivedFrom(
  finding: Finding,
  tokens: readonly Token[],
  { match, base }: { readonly match: Match; readonly base: Evidence },
): Evidence[] {
  if (!finding.derive) return [];
  const stated = {
    duration: nearest(findDurations(tokens), durationPlaces(tokens), match),
    count: nearest(findCounts(tokens), countPlaces(tokens), match),
  };
  const added: Evidence[] = [];
  for (const rule of finding.derive) {
    const stems = stemsOf(match, tokens);
    if (
      rule.unless?.some(
        (word) =>
          stems.includes(word) || stems.some((stem) => word.length > 4 && stem.startsWith(word)),
      )
    )
      continue;
    if (derives(rule, stated, tokens))
      added.push({
        ...base,
        finding: rule.adds,
        value: 'yes',
        source: 'inferred',
        certainty: 0.93,
      });
  }
  return added;
}
