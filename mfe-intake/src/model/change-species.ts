import type { SpeciesLists } from '../data/species-lists.ts';

/**
 * Whether a breed can stay when the species changes: it is one of the new
 * species' breeds, or no breed of the old one either (a mix, or the owner's own
 * words, which may fit any species).
 */
export function breedStays(
  breed: string,
  lists: { readonly before: SpeciesLists; readonly after: SpeciesLists },
): boolean {
  const name = breed.trim().toLowerCase();
  const isIn = ({ breeds }: SpeciesLists) => breeds.some((one) => one.toLowerCase() === name);
  return isIn(lists.after) || !isIn(lists.before);
}
