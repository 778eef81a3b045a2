import {
  endedAfter,
  endedBefore,
  others,
  overSince,
  recovered,
} from '../../knowledge/words/context-words.ts';
import type { Reading } from './context.ts';
import type { Match } from './patterns.ts';
import { anyAt, at } from './token-search.ts';
import type { Token } from './tokens.ts';

const pointers = new Set(['it', 'that', 'this', 'thats', 'they', 'today', 'now', 'he', 'she']);

/** "limping last week, but that is completely gone now": the end comes in the next clause. */
function overLater(tokens: readonly Token[], last: number): boolean {
  for (let index = last + 1; index < Math.min(tokens.length, last + 12); index += 1) {
    // "The other cat had it too but he is fine now" ends only that other one's trouble.
    if (anyAt(tokens, last + 1, index, others, new Set())) return false;
    const opens =
      ['but', 'and', 'though'].includes(tokens[index]?.word ?? '') &&
      pointers.has(tokens[index + 1]?.word ?? '');
    // "And he is gone all weak" tells more; "and it is gone now" is the end.
    const turned =
      ['he', 'she'].includes(tokens[index + 1]?.word ?? '') &&
      tokens.slice(index, index + 5).some((token) => token.word === 'gone');
    if (
      opens &&
      !turned &&
      anyAt(tokens, index, Math.min(tokens.length, index + 5), recovered, new Set())
    )
      return true;
  }
  return false;
}

/** "was limping on Tuesday but walks fine today": told in the past, then a better present. */
function wasBut(tokens: readonly Token[], first: number, last: number): boolean {
  const past = tokens
    .slice(Math.max(0, first - 2), first)
    .some((token) => ['was', 'were', 'had'].includes(token.word));
  const but = tokens.slice(last + 1, last + 8).findIndex((token) => token.word === 'but');
  const after = tokens.slice(last + but + 2, last + but + 6).map((token) => token.word);
  return (
    past &&
    but >= 0 &&
    after.some((word) => goodAgain.has(word)) &&
    !after.some((word) => word === 'not' || word === 'still')
  );
}
const goodAgain = new Set([
  'fine',
  'normal',
  'ok',
  'okay',
  'better',
  'gone',
  'clear',
  'firm',
  'stopped',
]);

/** "Vomiting has stopped but still diarrhoea": the end belongs to what went before. */
const goesOn = new Set(['but', 'still', 'and', 'though', 'although', 'however', 'now', 'then']);

/** "no longer limping", "stopped vomiting"; not "won't stop", "non stop". */
function stopsBefore(tokens: readonly Token[], first: number, own: ReadonlySet<number>): boolean {
  return endedBefore.some((phrase) =>
    [1, 2, 3].some(
      (back) =>
        back >= phrase.length &&
        at(tokens, first - back, phrase) &&
        !own.has(first - back) &&
        !tokens
          .slice(first - back, first)
          .some((token) => token.punctuation || goesOn.has(token.word)) &&
        !['not', 'non', 'never'].includes(tokens[first - back - 1]?.word ?? ''),
    ),
  );
}

/** "threw up once three days ago and nothing since": told as over further on, with no other sign after the last comma. */
function noneSince(
  tokens: readonly Token[],
  last: number,
  own: ReadonlySet<number>,
  consumed: ReadonlySet<number>,
): boolean {
  const end = Math.min(tokens.length, last + 14);
  for (let index = last + 1; index < end; index += 1) {
    if (!anyAt(tokens, index, index + 1, overSince, own)) continue;
    const between = tokens.slice(last + 1, index);
    const comma = between.findLastIndex((token) => token.punctuation);
    return !between.some((_, offset) => offset > comma && consumed.has(last + 1 + offset));
  }
  return false;
}

/** Whether the sentence says that the sign is over: gone (a denial) or a thing of the past (neither yes nor no). */
export function endOf(
  tokens: readonly Token[],
  match: Match,
  clause: readonly [number, number],
  consumed: ReadonlySet<number>,
): Reading | null {
  if (match.value === 'no') return null;
  const first = match.tokens[0] ?? 0;
  const last = match.tokens.at(-1) ?? first;
  const own = new Set(match.tokens);
  const stopsAfter =
    tokens[last + 1]?.word === 'stopped' && !(tokens[last + 2]?.word.endsWith('ing') ?? false);
  if (stopsBefore(tokens, first, own) || stopsAfter) return { status: 'ended', certainty: 0.75 };
  if (
    anyAt(tokens, last + 1, Math.min(clause[1], last + 6), endedAfter, own) ||
    overLater(tokens, last) ||
    wasBut(tokens, first, last)
  )
    return { status: 'ended', certainty: 0.7 };
  return noneSince(tokens, last, own, consumed) ? { status: 'past', certainty: 0.5 } : null;
}
