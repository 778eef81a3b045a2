import { correctWords } from './correct-words.ts';
import type { Token } from './tokens.ts';

/** Damerau (adjacent swaps count one) within `limit`. */
export function within(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
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

/** Corrects words of five letters or more that are no English words and one slip (two from nine letters) from a known word. */
export function makeCorrector(vocabulary: ReadonlySet<string>): (token: Token) => Token {
  const byLength = new Map<number, string[]>();
  for (const word of vocabulary)
    if (word.length >= 4) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  const memo = new Map<string, string | null>();
  const lookUp = (word: string): string | null => {
    const limit = word.length >= 9 ? 2 : 1;
    const near: string[] = [];
    for (let size = word.length - limit; size <= word.length + limit; size += 1) {
      for (const known of byLength.get(size) ?? [])
        if (known[0] === word[0] && within(word, known, limit)) near.push(known);
    }
    const close = near.filter((known) => within(word, known, 1));
    const best = close.length ? close : near;
    return best.length ? ([...best].sort()[0] ?? null) : null;
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
    if (memo.size > 5000) memo.clear();
    const asked = memo.get(token.stem) ?? (memo.has(token.stem) ? null : lookUp(token.stem));
    memo.set(token.stem, asked);
    return asked ? { ...token, stem: asked, word: asked } : token;
  };
}
