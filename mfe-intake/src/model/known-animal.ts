import type { Pet, Species, WordsOfDanger } from '@petwise/contracts';
import { dayOf, petToForm } from './pet-form.ts';

/** The animal as it is known before a word is read: its kind, and of a chosen pet all that its owner has told. */
export type KnownAnimal = Omit<WordsOfDanger, 'species' | 'text'> & {
  readonly species: Species | null;
};

/** What the rules may count on beside the words; a fact that was not told is left out. */
export function knownAnimal(species: Species | null, pet: Pet | null): KnownAnimal {
  if (pet === null) return { species };
  const { breed, sex, spayedNeutered, age, ageUnit } = petToForm(pet, dayOf(new Date()));
  return {
    species,
    ...(breed === undefined ? {} : { breed }),
    ...(sex === 'male' || sex === 'female' ? { sex } : {}),
    ...(spayedNeutered === 'yes' || spayedNeutered === 'no' ? { spayedNeutered } : {}),
    ...(age === undefined || ageUnit === undefined
      ? {}
      : { age: { value: Number(age), unit: ageUnit } }),
  };
}
