import { correctWords } from './correct-words.ts';
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

/** More than a text of the greatest length can have. */
const mostRemembered = 10_000;

/** Corrects words of five letters or more that are no English words and one slip (two from nine letters) from a known word. */
export function makeCorrector(vocabulary: ReadonlySet<string>): (token: Token) => Token {
  // By length and first letter, which is never mistyped.
  const byShape = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < 4) continue;
    const shape = `${word.length}${word[0] ?? ''}`;
    const alike = byShape.get(shape);
    if (alike) alike.push(word);
    else byShape.set(shape, [word]);
  }
  const memo = new Map<string, string | null>();
  const lookUp = (word: string): string | null => {
    const limit = word.length >= 9 ? 2 : 1;
    const near: string[] = [];
    for (let size = word.length - limit; size <= word.length + limit; size += 1) {
      for (const known of byShape.get(`${size}${word[0] ?? ''}`) ?? [])
        if (within(word, known, limit)) near.push(known);
    }
    return near.sort((a, b) => costOf(word, a) - costOf(word, b) || (a < b ? -1 : 1))[0] ?? null;
  };
  /** "Coughin" is coughing; anything else the word that lies nearest. */
  const correctionOf = ({ word, stem: base }: Token): string | null => {
    const spelled = word.endsWith('in') && word.length >= 6 ? stem(`${word}g`) : '';
    return spelled.length >= 4 && vocabulary.has(spelled) ? spelled : lookUp(base);
  };
  return (token) => {
    if (
      token.punctuation ||
      token.name === true ||
      token.word.length < 5 ||
      token.stem.length < 5 ||
      /\d/.test(token.word) ||
      vocabulary.has(token.stem) ||
      vocabulary.has(token.word)
    )
      return token;
    if (correctWords.has(token.stem)) return token;
    if (memo.size > mostRemembered) memo.clear();
    const asked = memo.has(token.word) ? memo.get(token.word) : correctionOf(token);
    memo.set(token.word, asked ?? null);
    return asked ? { ...token, stem: asked, word: asked } : token;
  };
}
