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
  const [first] = before;
  if (!first || clauses.subordinators.has(first.word) || prepositions.has(first.word)) return false;
  const words = reader.correct(before);
  const tells = conceptsIn(reader.frames, words).some(
    (one) =>
      telling.has(one.kind) &&
      !isBySpeaker(words, one, linkWords) &&
      one.tokens.some((at) => words[at]?.name !== true),
  );
  return !tells && introduces(reader, before);
}

/** "Please help Drinking more": a capital where a full stop was left out, and not "a Great Dane" or "ate Lego". */
function beginsAnew({ frames, correct }: Reader, tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1]?.word ?? '', tokens[at]];
  if (!token?.name || tokens[at - 1]?.punctuation) return false;
  if (clauses.determiners.has(before) || clauses.verbs.has(before) || clauses.joining.has(before))
    return false;
  if (prepositions.has(before) || places.has(before) || /(?:ed|ing)$/.test(before)) return false;
  return conceptsIn(frames, correct([{ ...token, name: false }])).length > 0;
}

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

/** Where the opening of a first sentence ends; 0 where it has none. */
function openingEnd(reader: Reader, tokens: readonly Token[]): number {
  for (let at = Math.min(longest, tokens.length - 1); at > 0; at -= 1) {
    const isMark = tokens[at - 1]?.punctuation === true;
    const leads = leadsOn(tokens, at);
    if (!isMark && !leads && !beginsAnew(reader, tokens, at)) continue;
    // "One's fine, the other one has collapsed": who is meant hangs on both.
    if (tokens.slice(at, at + 3).some(({ word }) => linkWords.others.has(word))) continue;
    const before = tokens.slice(0, isMark || leads ? at - 1 : at);
    if (before.length > 0 && isOpening(reader, before)) return at;
  }
  return 0;
}

/** Parts the opening of a text from its first sentence, so that neither changes what the other says. */
export function withoutOpening(
  reader: Reader,
  sentences: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  const [first = [], ...rest] = sentences;
  const end = openingEnd(reader, first);
  if (end === 0) return sentences;
  const [begins, ...others] = first.slice(end);
  if (!begins) return sentences;
  // Written large because a sentence begins, and no name.
  const { name: _, ...plain } = begins;
  return [first.slice(0, end), [plain, ...others], ...rest];
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
