import type { Kind } from '@petwise/language';
import { contextOf, isBySpeaker } from '@petwise/language';
import { animalWords, context, discourseMarkers, linkWords } from '@petwise/language/en';
import { negators } from '../../words/context-words.ts';
import { readContextOf } from './read-context.ts';
import { conceptsIn, readObservations } from './read-observations.ts';
import type { Reader } from './reader.ts';
import type { Token } from './tokens.ts';

/** What tells of a body, an act or a sign; whoever says one is past the opening. */
const telling: ReadonlySet<Kind> = new Set(['part', 'product', 'function', 'sign']);
/** Within so many words an opening has come to its end. */
const longest = 16;
const { classes, clauses } = context;
const owns = new Set(['have', 'has', 'got', 'own', 'keep']);
const reports = classes['report'] ?? new Set<string>();
const prepositions = classes['preposition'] ?? new Set<string>();
const places = new Set(['in', 'into', 'under', 'off', 'about', 'is', 'called']);

/** "Update from yesterday:", "My son rang and this is what he said:" only introduces; "vomiting: no" and "my other dog: limping" say something. */
export function introduces(reader: Reader, before: readonly Token[]): boolean {
  if (before.some(({ word }) => negators.has(word))) return false;
  const words = reader.correct(before);
  if (readObservations(reader.frames, words, []).matches.length > 0) return false;
  const readContext = readContextOf(words, [], { kinds: reader.kinds, carried: 'patient' });
  const { who, whether } = contextOf(readContext, { tokens: [words.length - 1], healthy: false });
  return who !== 'other' && whether === 'stated';
}

/** Names no part and no act: greets, excuses itself, says who writes and which animal it is about. */
function isOpening(reader: Reader, before: readonly Token[]): boolean {
  return namesNothing(reader, before) && introduces(reader, before);
}

function namesNothing(reader: Reader, before: readonly Token[]): boolean {
  const [first] = before;
  if (!first || clauses.subordinators.has(first.word) || prepositions.has(first.word)) return false;
  const words = reader.correct(before);
  const tells = conceptsIn(reader.frames, words).some(
    (one) =>
      telling.has(one.kind) &&
      !isBySpeaker(words, one, linkWords) &&
      one.tokens.some(
        (at) => words[at]?.name !== true && !clauses.auxiliaries.has(words[at]?.word ?? ''),
      ),
  );
  return !tells;
}

/** "Please help Drinking more": a capital where a full stop was left out, and not "a Great Dane" or "ate Lego". */
function beginsAnew({ frames, correct }: Reader, tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1]?.word ?? '', tokens[at]];
  if (!token?.name || tokens[at - 1]?.punctuation) return false;
  if (clauses.determiners.has(before) || clauses.verbs.has(before) || clauses.joining.has(before))
    return false;
  if (prepositions.has(before) || places.has(before) || /(?:ed|ing)$/.test(before)) return false;
  const named = conceptsIn(frames, correct([{ ...token, name: false }]));
  // "My moggy Socks Black grit": the second of two begins, the first is what somebody is called.
  const isName = tokens[at + 1]?.name === true && named.every(({ kind }) => callable.has(kind));
  return named.length > 0 && !isName;
}
const callable: ReadonlySet<Kind> = new Set(['part', 'thing']);

/** "We have a dog and", "my partner tells me that": what comes behind is a statement of its own. */
function leadsOn(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens.slice(0, at - 1), tokens[at - 1]?.word ?? ''];
  if (word === 'that') {
    const verb = before.at(-1)?.word === 'me' || before.at(-1)?.word === 'us' ? -2 : -1;
    return reports.has(before.at(verb)?.word ?? '');
  }
  return (
    clauses.joining.has(word) &&
    animalWords.has(before.at(-1)?.word ?? '') &&
    before.some((one) => owns.has(one.word))
  );
}

/** "I am 9 can they get scurvy": a question where a full stop was left out, and not "what can they". */
function asks(tokens: readonly Token[], at: number): boolean {
  const [before, word, next] = tokens.slice(at - 1, at + 2).map((token) => token.word);
  const isInverted = clauses.auxiliaries.has(word ?? '') && clauses.pronouns.has(next ?? '');
  return isInverted && (animalWords.has(before ?? '') || /^\d/.test(before ?? ''));
}

const brackets = new Set(['(', ')']);

/** Where the opening of a first sentence ends; 0 where it has none. */
function openingEnd(reader: Reader, tokens: readonly Token[]): number {
  for (let at = 1; at <= Math.min(longest, tokens.length - 1); at += 1) {
    const isMark =
      tokens[at - 1]?.punctuation === true && !brackets.has(tokens[at - 1]?.word ?? '');
    const leads = leadsOn(tokens, at);
    if (!isMark && !leads && !asks(tokens, at) && !beginsAnew(reader, tokens, at)) continue;
    // "One's fine, the other one has collapsed": who is meant hangs on both.
    if (tokens.slice(at, at + 3).some(({ word }) => linkWords.others.has(word))) continue;
    const before = tokens.slice(0, isMark || leads ? at - 1 : at);
    // "Don't judge me, leg stuck in the wheel" asks the reader, "please help Not eating" is another sentence.
    const isAsked = clauses.auxiliaries.has(before[0]?.word ?? '') && before[1]?.word === 'not';
    const own = isAsked || !(isMark || leads) ? before.filter(isPlain) : before;
    if (before.length > 0 && isOpening(reader, own)) return at;
  }
  return 0;
}

const isPlain = ({ word }: Token): boolean => !negators.has(word);

/** So many pieces may open a text; more are none. */
const mostOpenings = 6;

/** Parts what opens a text from what it tells, piece by piece, so that neither changes what the other says. */
export function withoutOpening(
  reader: Reader,
  sentences: readonly (readonly Token[])[],
  most = mostOpenings,
): readonly (readonly Token[])[] {
  const [first = [], ...rest] = sentences;
  if (most === 0) return sentences;
  const end = openingEnd(reader, first);
  const [begins, ...others] = first.slice(end);
  if (end === 0 || !begins) {
    // "Not about me." before what is told.
    const opens = rest.length > 0 && first.length > 1 && isOpening(reader, first.filter(isPlain));
    return opens ? [first, ...withoutOpening(reader, rest, most - 1)] : sentences;
  }
  // Written large because a sentence begins, and no name.
  const { name: _, ...plain } = begins;
  return [first.slice(0, end), ...withoutOpening(reader, [[plain, ...others], ...rest], most - 1)];
}

/** Leaves out how somebody takes the word: the "ok so" of "Right. Ok so back legs are wobbly" says nothing of the legs. */
export function withoutMarkers(
  sentences: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  const [first = [], ...rest] = sentences;
  const end = first.findIndex(({ word }) => !discourseMarkers.has(word));
  if (end < 0 && rest.length > 0) return [first, ...withoutMarkers(rest)];
  return end < 2 ? sentences : [first.slice(end), ...rest];
}
