import { deniedAfter, isNegated } from './negation.ts';
import { endOf } from './endings.ts';
import { excerpt } from './excerpt.ts';
import { ofAnother } from './other-animals.ts';
import type { Match } from './patterns.ts';
import { bodyOfSpeaker, ofSpeaker } from './speaker.ts';
import {
  anyAt,
  anyIn,
  firstFrom,
  hitsOf,
  is,
  oncePerSentence,
  placesWhere,
} from './token-search.ts';
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
  const boundaries = boundariesOf(tokens);
  const before = boundaries[firstFrom(boundaries, first) - 1] ?? -1;
  return [before + 1, boundaries[firstFrom(boundaries, last + 1)] ?? tokens.length];
}

const boundariesOf = placesWhere(isBoundary);

const softBreakers = new Set(['just', 'only', 'so']);
/** "is just tired", "not only": the words belong together; "no discharge just tired" begins anew. */
const joinsOn = new Set(
  'is are was were be been has have had he she it they i we am not do does did will can now and or'.split(
    ' ',
  ),
);

export function isBoundary(tokens: readonly Token[], index: number): boolean {
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
  if (hitsOf(tokens, others).phrasesAt.has(at)) return true;
  const subject = tokens[at];
  if (!subject || subject.punctuation || pointsBack.has(subject.word)) return false;
  return statesOf.has(tokens[at + 1]?.word ?? '');
}

const objects = new Set(['me', 'us', 'you']);
const pronouns = new Set(['he', 'she', 'it', 'they']);
const pointsBack = new Set(['that', 'this', 'which', 'all', 'everything']);
const statesOf = new Set(['is', 'are', 'was', 'were', 'looks', 'look', 'feels', 'seems']);

/** "wheezes when she sleeps, always has": said of the whole sentence. */
const alwaysHas = placesWhere(
  (tokens, index) =>
    tokens[index]?.word === 'always' &&
    ['has', 'have', 'does', 'did'].includes(tokens[index + 1]?.word ?? '') &&
    (tokens[index + 2] === undefined || tokens[index + 2]?.punctuation === true),
);

/** "more than she used to" compares; only a plain "used to" is the past. */
function inThePast(
  tokens: readonly Token[],
  from: number,
  to: number,
  own: ReadonlySet<number>,
): boolean {
  const compared = comparedUsed(tokens);
  const outside = { has: (index: number) => own.has(index) || compared.has(index) };
  return anyAt(tokens, from, to, pastWords, outside);
}

const comparedUsed = oncePerSentence((tokens) => {
  const compared = tokens.flatMap((token, index) =>
    is(token, 'used') &&
    tokens.slice(Math.max(0, index - 3), index).some((before) => before.word === 'than')
      ? [index]
      : [],
  );
  return new Set(compared);
});

/** "Do cats sneeze when …", "can dogs get …": about animals in general. */
function inGeneral(tokens: readonly Token[], first: number): boolean {
  return first <= asksOfKind(tokens) || anyIn(kindsDoing(tokens), 0, first - 1);
}

/** Up to where a question about animals in general goes; -1 when it is none. */
const asksOfKind = oncePerSentence((tokens) => {
  const asks = asking.has(tokens[0]?.word ?? '');
  const article = ['a', 'an', 'the'].includes(tokens[1]?.word ?? '') ? 1 : 0;
  const whom = tokens[1 + article];
  if (!asks || !whom || !inKind.test(whom.word)) return -1;
  const comma = tokens.findIndex((token) => token.punctuation);
  return comma < 0 ? tokens.length : comma;
});

/** "dogs can …", "cats often …". */
const kindsDoing = placesWhere(
  (tokens, index) =>
    inKind.test(tokens[index]?.word ?? '') &&
    (tokens[index]?.word.endsWith('s') ?? false) &&
    ['can', 'may', 'might', 'often'].includes(tokens[index + 1]?.word ?? ''),
);

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

const yearsIn = placesWhere((tokens, index) => tokens[index]?.stem === 'year');

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
  const read = { has: (index: number) => own.has(index) || consumed.has(index) };
  const notFound = match.value !== 'no' && deniedAfter(tokens, last, read);
  if (
    !notFound &&
    !match.finding.startsWith('toxin') &&
    !match.finding.startsWith('ate_') &&
    anyAt(tokens, from, first, hypothetical, own)
  )
    return { status: 'ignored', certainty: 0.5 };
  if (inGeneral(tokens, first) || measuredBy(tokens, first))
    return { status: 'ignored', certainty: 0.5 };
  if (
    match.value !== 'no' &&
    (anyAt(tokens, from, to, usual, own) || anyIn(alwaysHas(tokens), last + 1, Infinity))
  )
    return { status: 'ignored', certainty: 0.5 };
  const stillCounts = options.pastCounts === true && yearsIn(tokens).length === 0;
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
  return excerpt(text.slice(start, end));
}
