/** Longest quote that is shown to the owner. */
const MAX_QUOTE = 300;

/**
 * The stretch of a text that a quote names, as it really stands there; null when it does not. Capitals, spaces and
 * punctuation may differ, words may not.
 */
export function findQuote(text: string, quote: string): string | null {
  const wanted = wordsIn(quote);
  const words = wordsIn(text);
  if (wanted.length === 0) return null;
  for (let at = 0; at + wanted.length <= words.length; at += 1) {
    if (!wanted.every(({ word }, index) => words[at + index]?.word === word)) continue;
    const first = words[at];
    const last = words[at + wanted.length - 1];
    if (!first || !last || last.end - first.start > MAX_QUOTE) return null;
    return text.slice(first.start, last.end);
  }
  return null;
}

interface Place {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

function wordsIn(text: string): Place[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
