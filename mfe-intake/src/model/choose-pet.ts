import type { Pet } from '@petwise/contracts';
import { keepPetVet } from '@petwise/ui/own-numbers';
import { homeDraft } from './drafts.ts';

/** The next assessment is about this pet; what is typed already stays. */
export function choosePet(pet: Pet): void {
  const draft = homeDraft.read();
  homeDraft.write({
    symptoms: draft?.symptoms ?? '',
    uploadedFiles: draft?.uploadedFiles ?? [],
    sent: false,
    chosenSpecies: pet.species === 'other' ? null : pet.species,
    pet,
  });
  callFirst(pet);
}

/** A pet that is forgotten is no longer the one that the next assessment is about. */
export function unchoosePet(petId: string): void {
  const draft = homeDraft.read();
  if (draft?.pet?.id !== petId) return;
  homeDraft.write({ ...draft, pet: null, chosenSpecies: null });
  callFirst(null);
}

/** The emergency page and the danger cards call this pet's own vet first; none where it has none. */
export function callFirst(pet: Pet | null): void {
  keepPetVet(pet?.vet ?? null);
}
