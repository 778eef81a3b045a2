import { contextOf } from '@petwise/language';
import { negators } from '../../words/context-words.ts';
import { discourseMarkers } from '@petwise/language/en';
import type { Reader } from './reader.ts';
import { named } from './names.ts';
import { asOwn } from './own-animal.ts';
import { readContextOf } from './read-context.ts';
import { readObservations } from './read-observations.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';

/** "Update from yesterday:", "My son rang and this is what he said:" only introduces; "vomiting: no" and "my other dog: limping" say something. */
function introduces(reader: Reader, before: readonly Token[]): boolean {
  if (before.some(({ word }) => negators.has(word))) return false;
  const words = reader.correct(before);
  if (readObservations(reader.frames, words, []).matches.length > 0) return false;
  const context = readContextOf(words, [], { kinds: reader.kinds, carried: 'patient' });
  const { who, whether } = contextOf(context, { tokens: [words.length - 1], healthy: false });
  return who !== 'other' && whether === 'stated';
}

function splitLeadIn(reader: Reader, tokens: readonly Token[]): (readonly Token[])[] {
  const colon = tokens.findLastIndex((token) => token.word === ':');
  const before = tokens.slice(0, colon);
  const after = tokens.slice(colon + 1);
  if (colon < 1 || after.length === 0 || !introduces(reader, before)) return [tokens];
  return [before, after];
}

/** Leaves out how somebody takes the word: the "ok" of "ok so back legs are wobbly" says nothing of the legs. */
function withoutMarkers(sentences: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const [first = [], ...rest] = sentences;
  const end = first.findIndex(({ word }) => !discourseMarkers.has(word));
  return end < 2 ? sentences : [first.slice(end), ...rest];
}

/** Nobody says so many words in one breath; a text without a stop is cut at the next mark, and at the end anywhere. */
const breath = 100;
const longest = 120;

function* breathsOf(tokens: readonly Token[]): Generator<readonly Token[]> {
  let start = 0;
  for (let at = breath; at < tokens.length; at += 1) {
    const length = at - start;
    if (length < breath || (length < longest && tokens[at - 1]?.punctuation !== true)) continue;
    yield tokens.slice(start, at);
    start = at;
  }
  yield start === 0 ? tokens : tokens.slice(start);
}

/** The sentences of a text as they are read: names of animals put aside, introductions a sentence of their own. */
export function sentencesOf(reader: Reader, text: string): readonly (readonly Token[])[] {
  const sentences = named(text, withoutMarkers(tokenise(text)));
  return asOwn(sentences, reader.kinds)
    .flatMap((tokens) => splitLeadIn(reader, tokens))
    .flatMap((tokens) => [...breathsOf(tokens)]);
}
