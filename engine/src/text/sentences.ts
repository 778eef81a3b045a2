import { hypothetical, negators, otherPets } from '../../knowledge/words/context-words.ts';
import { animalWords, formerWords } from '../../knowledge/words/other-words.ts';
import type { Reader } from './extract.ts';
import { named } from './names.ts';
import { asOwn } from './other-animals.ts';
import { matchSentence } from './match-sentence.ts';
import { readObservations } from './read-observations.ts';
import { anyAt } from './token-search.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';

const elsewhere = [...hypothetical, ...otherPets];

/** "Update from yesterday:", "My son rang and this is what he said:" only introduces; "vomiting: no" and "my other dog: limping" say something. */
function introduces(reader: Reader, before: readonly Token[]): boolean {
  const words = before.map((token) => token.word);
  return (
    !words.some((word) => negators.has(word)) &&
    !words.some((word, at) => formerWords.has(word) && animalWords.has(words[at + 1] ?? '')) &&
    !anyAt(before, 0, before.length, elsewhere, new Set()) &&
    (reader.frames
      ? !saysSomething(reader.frames, before.map(reader.correct))
      : matchSentence(reader.lexer, before.map(reader.correct)).length === 0)
  );
}

const saysSomething = (frames: NonNullable<Reader['frames']>, tokens: readonly Token[]): boolean =>
  readObservations(frames, tokens, []).matches.length > 0;

function splitLeadIn(reader: Reader, tokens: readonly Token[]): (readonly Token[])[] {
  const colon = tokens.findLastIndex((token) => token.word === ':');
  const before = tokens.slice(0, colon);
  const after = tokens.slice(colon + 1);
  if (colon < 1 || after.length === 0 || !introduces(reader, before)) return [tokens];
  return [before, after];
}

/** The sentences of a text as they are read: names of animals put aside, introductions a sentence of their own. */
export function sentencesOf(reader: Reader, text: string): readonly (readonly Token[])[] {
  const sentences = named(text, tokenise(text));
  return asOwn(sentences, reader.kinds).flatMap((tokens) => splitLeadIn(reader, tokens));
}
