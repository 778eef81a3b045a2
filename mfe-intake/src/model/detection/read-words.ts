import { maskFalseFriends } from './false-friends.ts';

/** One word of an owner's text, lower-cased, without accents. */
export interface Word {
  readonly text: string;
  /** Words of one clause share a number; rules look no further than their clause. */
  readonly clause: number;
  /** "dog's": the text is "dog". Also true of "dog's" for "dog is". */
  readonly possessive: boolean;
}

/** Longer texts are read up to here; an owner names the animal long before. */
const MAX_READ_LENGTH = 20_000;

const EMOJI: Readonly<Record<string, string>> = {
  '🐶': 'dog',
  '🐕': 'dog',
  '🐩': 'poodle',
  '🐱': 'cat',
  '🐈': 'cat',
  '🐴': 'horse',
  '🐎': 'horse',
  '🐦': 'bird',
  '🦜': 'parrot',
  '🐔': 'chicken',
  '🐓': 'rooster',
  '🐥': 'chick',
  '🦆': 'duck',
  '🐰': 'rabbit',
  '🐇': 'rabbit',
  '🐹': 'hamster',
  '🦎': 'lizard',
  '🐢': 'turtle',
  '🐍': 'snake',
};

const CLAUSE_WORDS = new Set([
  'but',
  'however',
  'although',
  'though',
  'while',
  'whereas',
  'because',
]);
/** "... and now", "... and my": a new statement, not a list of two. */
const AFTER_AND = new Set(['now', 'then', 'my', 'our', 'he', 'she', 'it', 'they', 'this']);

/** Splits a text into words and clauses; text in other alphabets gives no words. */
export function readWords(text: string): Word[] {
  const plain = maskFalseFriends(simplify(text.slice(0, MAX_READ_LENGTH)));
  const pieces = plain.match(/[a-z0-9_]+(?:'[a-z]+)?|[.,;:!?()\n]/g) ?? [];
  const words: Word[] = [];
  let clause = 0;
  for (const [index, piece] of pieces.entries()) {
    if (/^[.,;:!?()\n]$/.test(piece)) {
      clause += 1;
      continue;
    }
    if (startsClause(piece, pieces[index + 1])) {
      clause += 1;
    }
    const possessive = piece.endsWith("'s");
    words.push({ text: possessive ? piece.slice(0, -2) : piece, clause, possessive });
  }
  return words;
}

function startsClause(word: string, next: string | undefined): boolean {
  return CLAUSE_WORDS.has(word) || (word === 'and' && next !== undefined && AFTER_AND.has(next));
}

function simplify(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}/gu, (emoji) => ` ${EMOJI[emoji] ?? ''} `)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/s'(?=\s)/g, "s's ")
    .replace(/[-‐‑–/]/g, ' ');
}
