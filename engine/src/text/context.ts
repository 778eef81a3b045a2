import { deniedAfter, isNegated } from './negation.ts';
import { endOf } from './endings.ts';
import { ofAnother } from './other-animals.ts';
import type { Match } from './patterns.ts';
import { bodyOfSpeaker, ofSpeaker } from './speaker.ts';
import { anyAt, is } from './token-search.ts';
import type { Token } from './tokens.ts';
import {
  breakers,
  companions,
  doubtful,
  episodes,
  hypothetical,
  others,
  pastWords,
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

const softBreakers = new Set(['just', 'only', 'so']);
/** "is just tired", "not only": the words belong together; "no discharge just tired" begins anew. */
const joinsOn = new Set(
  'is are was were be been has have had he she it they i we am not do does did will can now and or'.split(
    ' ',
  ),
);

function isBoundary(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return true;
  // "A while back" is a time, not the start of a clause.
  if (breakers.has(token.word) && !(token.word === 'while' && is(tokens[index - 1], 'a')))
    return (
      !softBreakers.has(token.word) ||
      is(tokens[index - 1], ',') ||
      (token.word !== 'so' && !joinsOn.has(tokens[index - 1]?.word ?? ''))
    );
  const next = tokens[index + 1];
  // "Please do not judge me he is vomiting": nothing but the new subject parts the two.
  if (objects.has(token.word) && next !== undefined && pronouns.has(next.word))
    return statesOf.has(tokens[index + 2]?.word ?? '') || tokens[index + 2]?.word === 'has';
  if (token.punctuation || token.word === 'and')
    return next !== undefined && (subjects.has(next.word) || opensClause(tokens, index + 1));
  return false;
}

/** "... and belly is hard", "..., the other cat had it": somebody or something else is spoken of from here. */
function opensClause(tokens: readonly Token[], at: number): boolean {
  if (anyAt(tokens, at, at + 1, others, new Set())) return true;
  const subject = tokens[at];
  if (!subject || subject.punctuation || pointsBack.has(subject.word)) return false;
  return statesOf.has(tokens[at + 1]?.word ?? '');
}

const objects = new Set(['me', 'us', 'you']);
const pronouns = new Set(['he', 'she', 'it', 'they']);
const pointsBack = new Set(['that', 'this', 'which', 'all', 'everything']);
const statesOf = new Set(['is', 'are', 'was', 'were', 'looks', 'look', 'feels', 'seems']);

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

/** "Do cats sneeze when …", "can dogs get …": about animals in general. */
function inGeneral(tokens: readonly Token[], first: number): boolean {
  const before = tokens.slice(0, first);
  const asks = asking.has(tokens[0]?.word ?? '');
  const article = ['a', 'an', 'the'].includes(tokens[1]?.word ?? '') ? 1 : 0;
  const whom = tokens[1 + article];
  if (asks && whom && inKind.test(whom.word) && !before.some((token) => token.punctuation))
    return true;
  return before.some(
    (token, index) =>
      inKind.test(token.word) &&
      token.word.endsWith('s') &&
      ['can', 'may', 'might', 'often'].includes(before[index + 1]?.word ?? ''),
  );
}

const asking = new Set(['do', 'does', 'can', 'could', 'would', 'will', 'are', 'is', 'should']);
const inKind =
  /^(?:cats?|dogs?|rabbits?|horses?|birds?|ferrets?|hamsters?|kittens|puppies|pigs?|tortoises?|lizards?|snakes?|geckos?|parrots?|budgies?|hens|chickens|beardies|they|other|guinea)$/;

/** A fit or an accident counts however well the animal is since. */
const isEpisode = (finding: string): boolean =>
  episodes.has(finding) || finding.startsWith('toxin_');

/** "As long as a grain of rice", "the size of a tick": what something is compared with is not there. */
function measuredBy(tokens: readonly Token[], first: number): boolean {
  const article = ['a', 'an', 'the', 'my', 'his', 'her'].includes(tokens[first - 1]?.word ?? '')
    ? 1
    : 0;
  const at = first - 1 - article;
  const size = tokens[at]?.word === 'of' && tokens[at - 1]?.word === 'size';
  const asLong = tokens[at]?.word === 'as' && tokens[at - 2]?.word === 'as';
  return article === 1 && (size || asLong);
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
  if (bodyOfSpeaker(tokens, match) || ofSpeaker(tokens, match))
    return { status: 'ignored', certainty: 0.5 };
  if (!meansOthers && ofAnother(tokens, from, first, own, options.elsewhere ?? []))
    return { status: 'ignored', certainty: 0.5 };
  const notFound =
    match.value !== 'no' && deniedAfter(tokens, last, new Set([...own, ...consumed]));
  if (
    !notFound &&
    !match.finding.startsWith('toxin') &&
    !match.finding.startsWith('ate_') &&
    anyAt(tokens, from, first, hypothetical, own)
  )
    return { status: 'ignored', certainty: 0.5 };
  if (inGeneral(tokens, first) || measuredBy(tokens, first))
    return { status: 'ignored', certainty: 0.5 };
  if (match.value !== 'no' && (anyAt(tokens, from, to, usual, own) || alwaysHas(tokens, last)))
    return { status: 'ignored', certainty: 0.5 };
  const stillCounts = options.pastCounts === true && !tokens.some((token) => token.stem === 'year');
  if (!stillCounts && inThePast(tokens, from, to, own)) return { status: 'past', certainty: 0.5 };
  const over =
    stillCounts || isEpisode(match.finding) ? null : endOf(tokens, match, clause, consumed);
  if (over) return over;
  const negated = isNegated(tokens, match, clause, consumed) || notFound;
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
