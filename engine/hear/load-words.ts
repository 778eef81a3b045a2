import { readKnowledge, readObservationFiles } from '@petwise/knowledge';
import type { ConceptField } from '@petwise/language';
import { concepts } from '@petwise/language/en';
import { everySpecies } from '../bench/cases.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import type { Words } from './find-faults.ts';
import { wordFilesOf } from './word-files.ts';

/** The words as they stand in the files of their authors. */
export async function loadWords(): Promise<Words> {
  const known: ReadonlySet<unknown> = new Set(concepts);
  const { shared, species: own } = readKnowledge();
  return {
    concepts: await wordFilesOf('language/en', (exported): exported is ConceptField =>
      known.has(exported),
    ),
    observations: readObservationFiles(),
    species: await Promise.all(
      everySpecies.map(async (species) => ({
        knowledge: await loadKnowledge(species),
        observations: [...shared.observations, ...(own.get(species)?.observations ?? [])],
      })),
    ),
  };
}
