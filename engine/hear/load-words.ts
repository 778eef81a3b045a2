import type { ConceptField } from '@petwise/language';
import { concepts } from '@petwise/language/en';
import type { Observations } from '../knowledge/observations/index.ts';
import { observationsOf } from '../knowledge/observations/index.ts';
import { everySpecies } from '../bench/cases.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import type { Words } from './find-faults.ts';
import { wordFilesOf } from './word-files.ts';

/** The words as they stand in the files of their authors. */
export async function loadWords(): Promise<Words> {
  const known: ReadonlySet<unknown> = new Set(concepts);
  return {
    concepts: await wordFilesOf('language/en', (exported): exported is ConceptField =>
      known.has(exported),
    ),
    observations: await wordFilesOf(
      'engine/knowledge/observations',
      (exported): exported is Observations => typeof exported === 'object',
    ),
    species: await Promise.all(
      everySpecies.map(async (species) => ({
        knowledge: await loadKnowledge(species),
        observations: observationsOf(species),
      })),
    ),
  };
}
