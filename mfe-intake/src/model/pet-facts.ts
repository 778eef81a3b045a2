import { type GivenHistory, type KeepPetBody, oldestYears, type Pet } from '@petwise/contracts';
import { formatDate } from '@petwise/ui';
import { formatWeight } from '@petwise/ui/format-weight';
import { OPTION_WORDS } from '../options-copy.ts';
import { PETS_COPY } from '../pets-copy.ts';
import { entryText } from './chip-list.ts';
import { ageText } from './age-units.ts';
import { dayOf, petToForm } from './pet-form.ts';

/** The facts of a pet's page, in its order. */
export const PET_FACTS = [
  'name',
  'species',
  'breed',
  'age',
  'sex',
  'spayedNeutered',
  'weight',
  'illnesses',
  'medicines',
  'operations',
  'vet',
] as const;
export type PetFact = (typeof PET_FACTS)[number];

/** The lists of the history that stand on the page. */
export const HISTORY_OF = {
  illnesses: 'chronicIllnesses',
  medicines: 'medications',
  operations: 'priorOperations',
} as const;
export type ListedFact = keyof typeof HISTORY_OF;

/** A fact in words; null while nobody told it. */
export function factText(pet: Pet, fact: PetFact): string | null {
  switch (fact) {
    case 'name':
      return pet.name;
    case 'species':
      return OPTION_WORDS.species[pet.species];
    case 'breed':
      return pet.breed;
    case 'age':
      return toldAge(pet);
    case 'sex':
      return pet.sex && PETS_COPY.sexes[pet.sex];
    case 'spayedNeutered':
      return pet.spayedNeutered && PETS_COPY.neutered[pet.spayedNeutered];
    case 'weight': {
      const weight = pet.weights.at(-1);
      return weight ? `${formatWeight(weight.value, weight.unit)} (${dayText(weight.on)})` : null;
    }
    case 'vet':
      return pet.vet && [pet.vet.name, pet.vet.phone].filter(Boolean).join(' · ');
    default:
      return pet.history?.[HISTORY_OF[fact]].map(entryText).join(', ') || null;
  }
}

/** "3 years", and the birth date where the age was told by it. */
function toldAge(pet: Pet): string | null {
  const { age, ageUnit } = petToForm(pet, dayOf(new Date()));
  if (age === undefined || ageUnit === undefined) return null;
  const words = ageText(Number(age), ageUnit);
  const born = birthDate(pet);
  return born === null ? words : PETS_COPY.born(words, dayText(born));
}

/** The day of birth, where the age was told by it: an age of no days on that day. */
export function birthDate(pet: Pet): string | null {
  return pet.age?.value === 0 && pet.age.unit === 'days' ? pet.age.on : null;
}

/** An age told by the day of birth; null where that day is none, lies ahead or too far back. */
export function ageByBirth(day: string, pet: Pick<Pet, 'species'>, today: string): Pet['age'] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day > today) return null;
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return years > oldestYears(pet.species) ? null : { value: 0, unit: 'days', on: day };
}

const NOTHING_TOLD: GivenHistory = {
  medications: [],
  chronicIllnesses: [],
  priorOperations: [],
  vaccinationHistory: '',
  diet: '',
  environment: '',
};

/** A list of the history written anew, the rest of it as it was told. */
export function withList(
  pet: Pet,
  fact: ListedFact,
  entries: readonly string[],
): Pick<KeepPetBody, 'history'> {
  return { history: { ...NOTHING_TOLD, ...pet.history, [HISTORY_OF[fact]]: [...entries] } };
}

/** A day of a contract in the reader's own way of writing it. */
export function dayText(day: string): string {
  // At noon, so that no time zone makes it the day before.
  return formatDate(new Date(`${day}T12:00:00`), { dateStyle: 'medium' });
}
