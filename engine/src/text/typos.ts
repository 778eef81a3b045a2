import { log2 } from '../infer/arithmetic.ts';
import { expansions, fullerSpellings, soundOf, spokenSoundsOf } from '@petwise/language/en';
import { slipCost } from './slip-cost.ts';
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

/** A word that forms have more often may be one half of two that were written as one, however short the other. */
const leastUses = 20;
/** Words that forms have more often are in everybody's mouth: "her", "out". */
const usedByAll = 100;
/** How often a word of context counts as used that no form has. */
const littleUses = 16;
/** How unlikely the slip of a word may be that was written as one with another. */
const besideCost = 0.9;
/** Two words that were written as one have no more letters. */
const longestJoined = 24;
/** More than a text of the greatest length can have. */
const mostRemembered = 20_000;

/** How many letters a slip of the same sound may be off: "lofe" is loaf. */
const bySound = (length: number): number => (length <= 3 ? 1 : Math.floor(length / 3) + 2);

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
    if (word.length < 3) continue;
    const shape = `${word.length}${word[0] ?? ''}`;
    const one = { word, letters: lettersOf(word) };
    const alike = byShape.get(shape);
    if (alike) alike.push(one);
    else byShape.set(shape, [one]);
  }
  return byShape;
}

/** A known word, and how unlikely it is that it was meant. */
interface Meant {
  readonly word: string;
  readonly cost: number;
}

/** Of a word that sounds the same, and how much of what its letters cost. */
const soundCost = 0.3;
const letterCost = 0.15;
/** What sounds of so few letters says little: "kO" is cow, and no cough. */
const shortSound = 2;
const shortSoundCost = 0.4;

/** How unlikely a slip of a word of so many letters may be; shorter ones are none. */
function mostCost({ length }: string, spoken: boolean): number {
  // "Cld", "sck": only the vowel of what nobody can say.
  if (length <= 3) return spoken ? 1 : 0.8;
  if (length === 4) return 1;
  return length >= 9 ? 2.6 : 1.6;
}

/** A stem of so few letters under a long ending says little: "ber" of "berely". */
const shortStem = 3;
const shortStemCost = 0.5;

/** "Vometing" is vomiting and "burrned" is burned: how it ends tells when it is, and is what some forms ask for. */
function inflectedAs(typed: string, meant: string): string {
  if (/(?:ing?|e?d|s)$/.test(meant)) return meant;
  const [ending = ''] = /(?<=..)(?:ing?|ed|(?<=[^aeiou])d|[sz])$/.exec(typed) ?? [];
  const full = { ing: 'ing', in: 'ing', ed: 'ed', d: 'ed', s: 's', z: 's' }[ending] ?? '';
  if (!full) return meant;
  const inflected = (full === 's' ? meant : meant.replace(/e$/, '')) + full;
  return stem(inflected) === stem(meant) ? inflected : meant;
}

/** Short forms of several words that say no, which is what must not be lost: "cantt", "dosnt", "unabel". */
const denying: ReadonlySet<string> = new Set(
  [...expansions].flatMap(([word, meant]) =>
    word.length > shortStem && / not$|^not /.test(meant) ? [word] : [],
  ),
);

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
 * Corrects words that are no English words towards the known word that was likeliest meant: one of the same sound or, from four
 * letters, one that is a slip or two away, the more used the likelier; else into two known words written as one.
 */
export function makeCorrector({
  vocabulary,
  little,
  correct,
  slips,
}: Spelling): (tokens: readonly Token[]) => readonly Token[] {
  const known = new Set(
    [...vocabulary.keys(), ...little, ...denying].filter((word) => !slips.has(word)),
  );
  const isKnown = (word: string): boolean => known.has(word);
  const uses = (word: string): number => vocabulary.get(word) ?? 0;
  const byShape = shapesOf(known);
  const alike = soundsOf(known);
  const commonness = (word: string): number => {
    const often = denying.has(word) ? usedByAll : Math.max(uses(word), uses(stem(word)));
    return 0.1 * log2(1 + (often || littleUses));
  };
  /** Known words that a slip may have been meant for, with the cost of the slip. */
  const slipsOf = (word: string): readonly Meant[] => {
    const spoken = /[aeiouy]/.test(word);
    const limit = mostCost(word, spoken);
    /** "Ino", "vey": of three letters only what is no sign. */
    const onlyLittle = spoken && word.length <= shortStem;
    const own = lettersOf(word);
    const near: Meant[] = [];
    const most = word.length >= 9 ? 3 : word.length >= 5 ? 2 : 1;
    for (let size = word.length - most; size <= word.length + most; size += 1)
      for (const { word: one, letters } of byShape.get(`${size}${word[0] ?? ''}`) ?? []) {
        if (bitsOf(own ^ letters) > 2 * most || (onlyLittle && !little.has(one))) continue;
        const cost = slipCost(word, one, limit);
        if (cost <= limit) near.push({ word: one, cost });
      }
    return near;
  };
  const soundingLike = (word: string): readonly Meant[] => {
    if (!/[aeiouy]/.test(word) || word.length < 3) return [];
    const limit = bySound(word.length);
    return spokenSoundsOf(word).flatMap((sound, other) =>
      (alike.get(sound) ?? []).flatMap((one) => {
        // "Bref": of the other sounds one is written with two letters.
        if (!within(word, one, other ? limit + 1 : limit)) return [];
        const short = sound.length <= shortSound ? shortSoundCost : 0;
        return [
          { word: one, cost: soundCost + short + letterCost * slipCost(word, one, Infinity) },
        ];
      }),
    );
  };
  const correctionOf = (word: string): string | null => {
    const fuller = fullerSpellings(word);
    for (const one of fuller.slice(1)) {
      if (little.has(one)) return one;
      if (isKnown(stem(one))) return stem(one);
    }
    const ranked = [...new Set(fuller.flatMap((one) => [stem(one), one]))].flatMap((one) => {
      const isShort =
        word.length > one.length + 1 && (one.length <= shortStem || word.endsWith('ly'));
      const more = isShort ? shortStemCost : 0;
      return [...soundingLike(one), ...slipsOf(one)].map((meant) => ({
        word: meant.word,
        cost: meant.cost + more - commonness(meant.word),
      }));
    });
    ranked.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1));
    return ranked[0]?.word ?? null;
  };
  const wordOf = (piece: string): string | null =>
    [piece, stem(piece)].find((one) => one.length >= 3 && isKnown(one)) ?? null;
  const cheapest = (meant: readonly Meant[]): Meant | null =>
    meant.reduce<Meant | null>((best, one) => (best && best.cost <= one.cost ? best : one), null);
  /** One of two words that were written as one; beside a word that everybody uses it may be a slip. */
  const partOf = (piece: string, beside: string | null): Meant | null => {
    const word = wordOf(piece);
    if (word) return { word, cost: 0 };
    const isSlip = beside !== null && uses(beside) > usedByAll && piece.length > shortStem;
    const meant = isSlip ? cheapest(slipsOf(stem(piece))) : null;
    return meant && meant.cost <= besideCost ? meant : null;
  };
  /** "Backlegs", "throwingup", "wekeher": the two words with the least slips, the rarer of which is the most usual. */
  const partsOf = (word: string): readonly string[] => {
    let best: readonly string[] = [];
    let least = Infinity;
    if (word.length > longestJoined) return best;
    for (let at = 3; at <= word.length - 2; at += 1) {
      const [before, behind] = [word.slice(0, at), word.slice(at)];
      const one = partOf(before, wordOf(behind));
      const two = partOf(behind, wordOf(before));
      if (!one || !two || one.word.length + two.word.length < 7) continue;
      const rarer = Math.min(uses(one.word), uses(two.word));
      const long = [one.word, two.word].every(
        (part) => part.length > shortStem || uses(part) > usedByAll,
      );
      const cost = one.cost + two.cost - 0.1 * log2(1 + rarer);
      if ((rarer > leastUses || long) && cost < least) [best, least] = [[one.word, two.word], cost];
    }
    return best;
  };
  const memo = new Map<string, readonly string[]>();
  const lookUp = (token: Token): readonly string[] => {
    const asked = memo.get(token.word);
    if (asked) return asked;
    if (memo.size > mostRemembered) memo.clear();
    const found = correctionOf(token.word);
    const made = (found ? [found] : partsOf(token.word)).flatMap(
      (one) => expansions.get(one)?.split(' ') ?? [one],
    );
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
        word: meant.length === 1 ? inflectedAs(word, one) : one,
        // A word that forms name outright ("=bubble") is also an inflection of its stem.
        stem: little.has(one) || isKnown(stem(one)) ? stem(one) : one,
      }));
    });
}
