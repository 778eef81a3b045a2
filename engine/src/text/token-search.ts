import type { Token } from './tokens.ts';

/** Same word, same stem, or (from five letters) the beginning of it. */
export const is = (token: Token | undefined, word: string): boolean =>
  token !== undefined &&
  (token.stem === word || token.word === word || (word.length >= 5 && token.stem.startsWith(word)));

/** Whether the words of a phrase stand at `index`, one after the other. */
export function at(tokens: readonly Token[], index: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => is(tokens[index + offset], word));
}

/** Whether one of the phrases begins in `from` to `to` (exclusive) outside the words in `used`. */
export function anyAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  phrases: readonly (readonly string[])[],
  used: ReadonlySet<number>,
): boolean {
  for (let index = from; index < to; index += 1)
    if (
      phrases.some(
        (phrase) =>
          at(tokens, index, phrase) && !phrase.some((_, offset) => used.has(index + offset)),
      )
    )
      return true;
  return false;
}
