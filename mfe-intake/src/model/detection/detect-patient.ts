import type { DetectedPatient, Species } from '@petwise/contracts';
import { detectSex } from './detect-sex.ts';
import { detectSpecies, toSpecies } from './detect-species.ts';
import { loadBreedIndex, waysToWrite, type BreedIndex } from './breed-index.ts';
import { breedOf, rankPatients } from './detect-breed.ts';
import { nameInText } from './name-in-text.ts';
import { bestKind } from './rank-mentions.ts';

/** What the text says of the patient; `species` is always there, a dog when it does not say. */
export type PatientInText = DetectedPatient & {
  readonly species: Species;
  /** False when `species` is only the default. */
  readonly matched: boolean;
  /** Null where the words do not tell it. */
  readonly name: string | null;
};

/**
 * Species, breed, sex and name of the patient (DET-01..04, HOME-09), for the form's prefill
 * (FLOW-08). Fetches the breed lists when first called. Never rejects: when they cannot
 * be fetched the answer has no breed.
 */
export async function detectPatient(text: string): Promise<PatientInText> {
  const sex = detectSex(text);
  const bySex = sex === undefined ? {} : { sex };
  try {
    return { ...speciesAndBreed(text, await loadBreedIndex()), ...bySex };
  } catch {
    return { ...detectSpecies(text), ...bySex, name: nameInText(text) };
  }
}

function speciesAndBreed(text: string, index: BreedIndex): Omit<PatientInText, 'sex'> {
  const ranked = rankPatients(text, index);
  const found = toSpecies(bestKind(ranked));
  const breed = found.matched ? breedOf(ranked, found.species) : undefined;
  const name = nameInText(text, waysToWrite(index, { breed, species: found.species }));
  return breed === undefined ? { ...found, name } : { ...found, breed, name };
}
