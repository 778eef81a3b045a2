import type { Species } from '@petwise/contracts';
import { loadBreedIndex, type BreedIndex } from './breed-index.ts';
import { findPatients } from './find-patients.ts';
import { rankMentions, type RankedMention } from './rank-mentions.ts';
import { readWords } from './read-words.ts';

/**
 * DET-02: the breed of the patient when it is a `species`, as the breed lists spell it.
 * Fetches the breed lists when first called and rejects when they cannot be fetched.
 */
export async function detectBreed(text: string, species: Species): Promise<string | undefined> {
  return breedOf(rankPatients(text, await loadBreedIndex()), species);
}

/** Every animal and breed that a text names, scored as a candidate for the patient. */
export function rankPatients(text: string, index: BreedIndex): RankedMention[] {
  const words = readWords(text);
  return rankMentions(words, findPatients(words, index));
}

/** The breed named by the best mention of a species. */
export function breedOf(ranked: readonly RankedMention[], species: Species): string | undefined {
  const named = ranked.filter(({ kind, breed }) => kind === species && breed !== undefined);
  return named.toSorted((a, b) => b.score - a.score)[0]?.breed;
}
