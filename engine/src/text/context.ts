import { deniedAfter, isNegated } from './negation.ts';
import type { Match } from './patterns.ts';
import { anyAt, at, is } from './token-search.ts';
import type { Token } from './tokens.ts';
import {
  breakers,
  companions,
  doubtful,
  endedAfter,
  endedBefore,
  hypothetical,
  others,
  pastWords,
  recovered,
  subjects,
  usual,
} from '../../knowledge/words/context-words.ts';

export type Status = 'present' | 'absent' | 'past' | 'ended' | 'ignored';

/** How the sentence speaks about a matched phrase. */
export interface Reading {
  status: Status;
  certainty: number;
}

/** Start and end of the clause around a match: bounded by "but" and the like, or a comma followed by a new subject. */
function clauseOf(tokens: readonly Token[], first: number, last: number): [number, number] {
  let from = first;
  while (from > 0 && !isBoundary(tokens, from - 1)) from -= 1;
  let to = last + 1;
  while (to < tokens.length && !isBoundary(tokens, to)) to += 1;
  return [from, to];
}

function isBoundary(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return true;
  if (breakers.has(token.word))
    return (
      !(token.word === 'just' || token.word === 'only' || token.word === 'so') ||
      is(tokens[index - 1], ',')
    );
  const next = tokens[index + 1];
  if (token.punctuation || token.word === 'and')
    return next !== undefined && subjects.has(next.word);
  return false;
}

/** "wheezes when she sleeps, always has": said of the whole sentence. */
function alwaysHas(tokens: readonly Token[], last: number): boolean {
  return tokens.some(
    (token, index) =>
      index > last &&
      token.word === 'always' &&
      ['has', 'have', 'does', 'did'].includes(tokens[index + 1]?.word ?? '') &&
      (tokens[index + 2] === undefined || tokens[index + 2]?.punctuation === true),
  );
}

/** "more than she used to" compares; only a plain "used to" is the past. */
function inThePast(
  tokens: readonly Token[],
  from: number,
  to: number,
  own: ReadonlySet<number>,
): boolean {
  const compared = new Set(own);
  for (let index = from; index < to; index += 1)
    if (
      is(tokens[index], 'used') &&
      tokens.slice(Math.max(0, index - 3), index).some((token) => token.word === 'than')
    )
      compared.add(index);
  return anyAt(tokens, from, to, pastWords, compared);
}

const pointers = new Set(['it', 'that', 'this', 'thats', 'they', 'today', 'now', 'he', 'she']);

/** "limping last week, but that is completely gone now": the end comes in the next clause. */
function overLater(tokens: readonly Token[], last: number): boolean {
  for (let index = last + 1; index < Math.min(tokens.length, last + 7); index += 1) {
    const opens =
      ['but', 'and', 'though'].includes(tokens[index]?.word ?? '') &&
      pointers.has(tokens[index + 1]?.word ?? '');
    if (opens && anyAt(tokens, index, Math.min(tokens.length, index + 5), recovered, new Set()))
      return true;
  }
  return false;
}

/** "was limping on Tuesday but walks fine today": told in the past, then a better present. */
function wasBut(tokens: readonly Token[], first: number, last: number): boolean {
  const past = tokens
    .slice(Math.max(0, first - 2), first)
    .some((token) => ['was', 'were', 'had'].includes(token.word));
  const but = tokens.findIndex((token, index) => index > last && token.word === 'but');
  return (
    past &&
    but > 0 &&
    but - last <= 7 &&
    tokens
      .slice(but + 1, but + 5)
      .some((token) =>
        ['fine', 'normal', 'ok', 'okay', 'better', 'gone', 'clear', 'firm', 'stopped'].includes(
          token.word,
        ),
      ) &&
    !tokens.slice(but + 1, but + 5).some((token) => token.word === 'not' || token.word === 'still')
  );
}

/** "Do cats sneeze when …", "can dogs get …": about animals in general. */
function inGeneral(tokens: readonly Token[], first: number): boolean {
  const asks = ['do', 'does', 'can', 'could', 'would', 'will', 'are', 'is'].includes(
    tokens[0]?.word ?? '',
  );
  const whom =
    /^(?:cats|dogs|rabbits|horses|birds|ferrets|hamsters|kittens|puppies|pigs|tortoises|lizards|snakes|they|other)$/.test(
      tokens[1]?.word ?? '',
    ) || tokens[1]?.word === 'guinea';
  return asks && whom && !tokens.slice(0, first).some((token) => token.punctuation);
}

/** Negation, past, hypothesis, another animal, baseline and doubt, for one match in its sentence. */
export function readContext(
  tokens: readonly Token[],
  match: Match,
  consumed: ReadonlySet<number>,
  options: {
    aboutOthers?: boolean;
    pastCounts?: boolean;
    elsewhere?: readonly (readonly string[])[];
  } = {},
): Reading {
  const first = match.tokens[0] ?? 0;
  const last = match.tokens.at(-1) ?? first;
  const own = new Set(match.tokens);
  const clause = clauseOf(tokens, first, last);
  const [from, to] = clause;
  const meansOthers =
    options.aboutOthers === true ||
    match.tokens.some((index) => companions.has(tokens[index]?.stem ?? ''));
  if (
    !meansOthers &&
    (anyAt(tokens, from, first, others, own) ||
      anyAt(tokens, from, first, options.elsewhere ?? [], own))
  )
    return { status: 'ignored', certainty: 0.5 };
  if (
    !match.finding.startsWith('toxin') &&
    !match.finding.startsWith('ate_') &&
    anyAt(tokens, from, first, hypothetical, own)
  )
    return { status: 'ignored', certainty: 0.5 };
  if (inGeneral(tokens, first)) return { status: 'ignored', certainty: 0.5 };
  if (match.value !== 'no' && (anyAt(tokens, from, to, usual, own) || alwaysHas(tokens, last)))
    return { status: 'ignored', certainty: 0.5 };
  const stillCounts = options.pastCounts === true && !tokens.some((token) => token.stem === 'year');
  if (!stillCounts && inThePast(tokens, from, to, own)) return { status: 'past', certainty: 0.5 };
  const stopping = endedBefore.some((phrase) =>
    [1, 2, 3].some(
      (back) =>
        back >= phrase.length &&
        at(tokens, first - back, phrase) &&
        !own.has(first - back) &&
        !is(tokens[first - back - 1], 'not'),
    ),
  );
  if (stopping && match.value !== 'no') return { status: 'ended', certainty: 0.75 };
  if (anyAt(tokens, last + 1, Math.min(to, last + 6), endedAfter, own) && match.value !== 'no')
    return { status: 'ended', certainty: 0.7 };
  if (match.value !== 'no' && (overLater(tokens, last) || wasBut(tokens, first, last)))
    return { status: 'ended', certainty: 0.7 };
  if (
    match.value !== 'no' &&
    tokens[last + 1]?.word === 'stopped' &&
    !(tokens[last + 2]?.word.endsWith('ing') ?? false)
  )
    return { status: 'ended', certainty: 0.75 };
  const negated =
    isNegated(tokens, match, clause, consumed) ||
    (match.value !== 'no' && deniedAfter(tokens, last, new Set([...own, ...consumed])));
  const certainty = anyAt(tokens, Math.max(from, first - 5), Math.min(to, last + 4), doubtful, own)
    ? 0.8
    : 0.97;
  return { status: negated ? 'absent' : 'present', certainty };
}

/** A short phrase of text around a match, for "your words". */
export function quoteOf(text: string, tokens: readonly Token[], match: Match): string {
  const start = Math.min(...match.tokens.map((index) => tokens[index]?.start ?? 0));
  const end = Math.max(...match.tokens.map((index) => tokens[index]?.end ?? 0));
  return text.slice(start, end).replace(/\s+/g, ' ').trim();
}
