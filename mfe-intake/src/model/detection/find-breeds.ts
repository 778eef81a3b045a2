import { everydayWords } from './everyday-words.ts';
import { isCloseSpelling } from './close-spelling.ts';
import { MOST_MENTIONS } from './mention.ts';
import { wordForms } from './word-forms.ts';
import type { BreedIndex, BreedName } from './breed-index.ts';
import type { Word } from './read-words.ts';

/** A place in the text where one or more breeds could be meant. */
export interface BreedHit {
  readonly start: number;
  readonly end: number;
  /** The same words may name breeds of several species ("Abyssinian"). */
  readonly names: readonly BreedName[];
}

/** Finds the names of breeds, misspelt ones too; the longest wins at each place. */
export function findBreeds(words: readonly Word[], index: BreedIndex): BreedHit[] {
  const known = new Map<string, ReadonlySet<string>>();
  const lookUp = (word: Word): ReadonlySet<string> => {
    const found = known.get(word.text) ?? knownWords(word.text, index);
    known.set(word.text, found);
    return found;
  };
  const hits: BreedHit[] = [];
  let start = 0;
  while (start < words.length && hits.length < MOST_MENTIONS) {
    const names = longest(namesAt(words, start, { index, lookUp }));
    const length = names[0]?.words.length ?? 0;
    if (length > 0) {
      hits.push({ start, end: start + length, names });
    }
    start += Math.max(length, 1);
  }
  return hits;
}

interface Lookup {
  readonly index: BreedIndex;
  readonly lookUp: (word: Word) => ReadonlySet<string>;
}

function namesAt(words: readonly Word[], start: number, { index, lookUp }: Lookup): BreedName[] {
  const first = words[start];
  if (first === undefined) {
    return [];
  }
  const candidates = [...lookUp(first)].flatMap((word) => index.byFirstWord.get(word) ?? []);
  return candidates.filter((name) =>
    name.words.every((expected, offset) => {
      const word = words[start + offset];
      return word !== undefined && word.clause === first.clause && lookUp(word).has(expected);
    }),
  );
}

function longest(names: readonly BreedName[]): BreedName[] {
  const length = Math.max(0, ...names.map((name) => name.words.length));
  return names.filter((name) => name.words.length === length);
}

/** The words of the index that a written word can stand for; exact ones end the search. */
function knownWords(written: string, index: BreedIndex): ReadonlySet<string> {
  const forms = wordForms(written);
  const exact = forms.filter((form) => index.words.has(form));
  if (exact.length > 0 || forms.some((form) => everydayWords.has(form))) {
    return new Set(exact);
  }
  const near = [...(index.spelt.get(written.charAt(0)) ?? [])];
  return new Set(near.filter((word) => forms.some((form) => isCloseSpelling(form, word))));
}
