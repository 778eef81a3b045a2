import type { ConceptField } from '@petwise/language';
import type { KnowledgeModules } from '@petwise/knowledge';
import type { SharedFile, SpeciesFile } from '../src/compiled-types.ts';
import { shortenWords } from '../src/text/word-codes.ts';
import { coded, codesOf, compileWords } from './compile-words.ts';

/** The text of every compiled file by its name: one for the language and what all species share, one for each species. */
export function compileKnowledge(
  { shared, species }: KnowledgeModules,
  concepts: readonly ConceptField[],
): ReadonlyMap<string, string> {
  const codes = codesOf(concepts);
  const observed = (all: readonly (readonly [string, readonly string[]])[]): [string, string][] =>
    all.map(([key, list]) => [key, list.map((one) => coded(one, codes)).join('|')]);
  const sharedFile: SharedFile = {
    ...shared,
    observations: observed(shared.observations),
    words: shortenWords(compileWords(concepts, codes)),
  };
  const files = new Map([['shared', JSON.stringify(sharedFile)]]);
  for (const [id, { pack, observations }] of species) {
    const file: SpeciesFile = { pack, observations: observed(observations) };
    files.set(id, JSON.stringify(file));
  }
  return files;
}
