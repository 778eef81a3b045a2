import type { DetectedPatient, Species } from '@petwise/contracts';
import { detectSex } from './detect-sex.ts';
import { detectSpecies, toSpecies } from './detect-species.ts';
import { loadBreedIndex, type BreedIndex } from './breed-index.ts';
import { findPatients } from './find-patients.ts';
import { bestKind, rankMentions, type RankedMention } from './rank-mentions.ts';
import { readWords } from './read-words.ts';

/** What the text says of the patient; `species` is always there, a dog when it does not say. */
export type PatientInText = DetectedPatient & {
  readonly species: Species;
  /** False when `species` is only the default. */
  readonly matched: boolean;
};

/**
 * Species, breed and sex of the patient (DET-01..04, HOME-09), for the form's prefill
 * (FLOW-08). Fetches the breed lists when first called. Never rejects: when they cannot
 * be fetched the answer has no breed.
 */
export async function detectPatient(text: string): Promise<PatientInText> {
  const sex = detectSex(text);
  const bySex = sex === undefined ? {} : { sex };
  try {
    return { ...speciesAndBreed(text, await loadBreedIndex()), ...bySex };
  } catch {
    return { ...detectSpecies(text), ...bySex };
  }
}

/** DET-02: the breed of the patient when it is a `species`, as the breed lists spell it. */
export async function detectBreed(text: string, species: Species): Promise<string | undefined> {
  return breedOf(rank(text, await loadBreedIndex()), species);
}

function speciesAndBreed(text: string, index: BreedIndex): Omit<PatientInText, 'sex'> {
  const ranked = rank(text, index);
  const found = toSpecies(bestKind(ranked));
  const breed = found.matched ? breedOf(ranked, found.species) : undefined;
  return breed === undefined ? found : { ...found, breed };
}

function rank(text: string, index: BreedIndex): RankedMention[] {
  const words = readWords(text);
  return rankMentions(words, findPatients(words, index));
}

function breedOf(ranked: readonly RankedMention[], species: Species): string | undefined {
  const named = ranked.filter(({ kind, breed }) => kind === species && breed !== undefined);
  return named.toSorted((a, b) => b.score - a.score)[0]?.breed;
}
