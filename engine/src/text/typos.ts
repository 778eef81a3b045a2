import { fullerSpellings, soundOf, spokenSoundsOf } from '@petwise/language/en';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';

/** One letter more, less, another one, or two neighbours swapped; or no slip at all. */
function oneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const rest = Math.min(a.length, b.length) - start;
  while (end < rest && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [left, right] = [a.length - start - end, b.length - start - end];
  const swapped = a[start] === b[start + 1] && a[start + 1] === b[start];
  return Math.max(left, right) <= 1 || (left === 2 && right === 2 && swapped);
}

/** Damerau (adjacent swaps count one) within `limit`. */
export function within(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  if (limit === 1) return oneSlip(a, b);
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return false;
    older = previous;
    previous = row;
  }
  return (previous[b.length] ?? limit + 1) <= limit;
}

/** How unlikely a slip is: a letter left out or doubled, or two swapped, is likelier than a wrong one or one too many. */
function costOf(typed: string, meant: string): number {
  if (!within(typed, meant, 1)) return 4;
  if (typed.length < meant.length) return 0;
  if (typed.length > meant.length) return typed.replace(/(.)\1/g, '$1') === meant ? 0 : 2;
  const letters = (word: string): string => word.split('').toSorted().join('');
  return letters(typed) === letters(meant) ? 0 : 1;
}

/** A word that forms have more often may be one half of two that were written as one. */
const leastUses = 20;
/** Two words that were written as one have no more letters. */
const longestJoined = 24;
/** More than a text of the greatest length can have. */
const mostRemembered = 20_000;

/** How many letters a slip of the same sound may be off: "lofe" is loaf. */
const bySound = (length: number): number => (length <= 3 ? 1 : Math.floor(length / 3) + 1);

/** Known words by how they sound. */
function soundsOf(vocabulary: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const alike = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < 3 || !/^[a-z]+$/.test(word)) continue;
    const sound = soundOf(word);
    const same = alike.get(sound);
    if (same) same.push(word);
    else alike.set(sound, [word]);
  }
  return alike;
}

/** A known word and which letters it has, a bit each. */
interface Lettered {
  readonly word: string;
  readonly letters: number;
}

const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
};

function bitsOf(letters: number): number {
  let bits = 0;
  for (let left = letters; left !== 0; left &= left - 1) bits += 1;
  return bits;
}

/** Known words by length and first letter, which is never mistyped where the sound differs. */
function shapesOf(vocabulary: Iterable<string>): ReadonlyMap<string, readonly Lettered[]> {
  const byShape = new Map<string, Lettered[]>();
  for (const word of vocabulary) {
    if (word.length < 4) continue;
    const shape = `${word.length}${word[0] ?? ''}`;
    const one = { word, letters: lettersOf(word) };
    const alike = byShape.get(shape);
    if (alike) alike.push(one);
    else byShape.set(shape, [one]);
  }
  return byShape;
}

/** What slips are corrected towards, and what is left as it is. */
export interface Spelling {
  /** Stems and words that forms are written with, and how many are. */
  readonly vocabulary: ReadonlyMap<string, number>;
  /** Words that tell whose, when and whether: never their stems. */
  readonly little: ReadonlySet<string>;
  /** Stems of English words that look or sound like one of these. */
  readonly correct: ReadonlySet<string>;
  /** Words of the vocabulary that are slips themselves: "stuk". */
  readonly slips: ReadonlySet<string>;
}

/**
 * Corrects words that are no English words: towards a known word of the same sound, whatever its length; else, from five
 * letters, towards one that is one slip away (two from nine letters); else into two known words written as one.
 */
export function makeCorrector({
  vocabulary,
  little,
  correct,
  slips,
}: Spelling): (tokens: readonly Token[]) => readonly Token[] {
  const known = new Set([...vocabulary.keys(), ...little].filter((word) => !slips.has(word)));
  const isKnown = (word: string): boolean => known.has(word);
  const uses = (word: string): number => vocabulary.get(word) ?? 0;
  const byShape = shapesOf(known);
  const alike = soundsOf(known);
  const nearest = (word: string, near: readonly string[]): string | null =>
    near.toSorted(
      (a, b) => costOf(word, a) - costOf(word, b) || uses(b) - uses(a) || (a < b ? -1 : 1),
    )[0] ?? null;
  const slipOf = (word: string): string | null => {
    if (word.length < 5) return null;
    const limit = word.length >= 9 ? 2 : 1;
    const own = lettersOf(word);
    const near: string[] = [];
    for (let size = word.length - limit; size <= word.length + limit; size += 1)
      for (const { word: one, letters } of byShape.get(`${size}${word[0] ?? ''}`) ?? [])
        // A slip changes two letters at most.
        if (bitsOf(own ^ letters) <= 2 * limit && within(word, one, limit)) near.push(one);
    return nearest(word, near);
  };
  const soundingLike = (word: string): string | null => {
    if (!/[aeiouy]/.test(word) || word.length < 3) return null;
    const limit = bySound(word.length);
    const near = spokenSoundsOf(word).flatMap((sound) => alike.get(sound) ?? []);
    for (let far = 1; far <= limit; far += 1) {
      const found = near.filter((one) => within(word, one, far));
      if (found.length) return nearest(word, found);
    }
    return null;
  };
  const correctionOf = ({ word, stem: base }: Token): string | null => {
    const fuller = fullerSpellings(word);
    for (const one of fuller.slice(1)) {
      if (little.has(one)) return one;
      if (isKnown(stem(one))) return stem(one);
    }
    for (const one of fuller) {
      const found = soundingLike(stem(one)) ?? soundingLike(one);
      if (found) return found;
    }
    return slipOf(base);
  };
  const wordOf = (piece: string): string | null =>
    [piece, stem(piece)].find((one) => one.length >= 3 && isKnown(one)) ?? null;
  /** "Backlegs", "throwingup": the two words whose rarer one is the most usual. */
  const partsOf = (word: string): readonly string[] => {
    let best: readonly string[] = [];
    let most = leastUses;
    if (word.length > longestJoined) return best;
    for (let at = 3; at <= word.length - 2; at += 1) {
      const [one, two] = [wordOf(word.slice(0, at)), wordOf(word.slice(at))];
      const rarer = one && two && one.length + two.length >= 7 ? Math.min(uses(one), uses(two)) : 0;
      if (one && two && rarer > most) [best, most] = [[one, two], rarer];
    }
    return best;
  };
  const memo = new Map<string, readonly string[]>();
  const lookUp = (token: Token): readonly string[] => {
    const asked = memo.get(token.word);
    if (asked) return asked;
    if (memo.size > mostRemembered) memo.clear();
    const found = correctionOf(token);
    const made = found ? [found] : partsOf(token.word);
    memo.set(token.word, made);
    return made;
  };
  return (tokens) =>
    tokens.flatMap((token) => {
      const { word, stem: base } = token;
      if (token.punctuation || token.name === true || word.length < 3) return [token];
      if (/\d/.test(word) || isKnown(base) || isKnown(word)) return [token];
      if (correct.has(base) || correct.has(word)) return [token];
      const meant = lookUp(token);
      if (meant.length === 0) return [token];
      const written = vocabulary.has(base) ? { written: base } : {};
      return meant.map((one) => ({
        ...token,
        ...written,
        word: one,
        // A word that forms name outright ("=bubble") is also an inflection of its stem.
        stem: little.has(one) || isKnown(stem(one)) ? stem(one) : one,
      }));
    });
}
