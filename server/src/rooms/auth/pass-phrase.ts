import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Words in a pass phrase; six of 2048 give 66 bits. */
export const PASS_PHRASE_WORDS = 6;

/** The 2048 English words of BIP-39 (MIT licence): 3 to 8 letters, told apart by their first four. */
export function readWords(): readonly string[] {
  return readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
}

/** A pass phrase that is easy to read out and type: words joined by hyphens. */
export function makePassPhrase(words: readonly string[] = readWords()): string {
  const picked = Array.from(
    { length: PASS_PHRASE_WORDS },
    () => words[randomInt(words.length)] ?? '',
  );
  return picked.join('-');
}
