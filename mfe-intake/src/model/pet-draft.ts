import { AGE_RANGE, AGE_UNITS, type KeepPetBody, type Pet, WEIGHT_RANGE } from '@petwise/contracts';
import { weightUnits } from '@petwise/ui';
import { callAddress } from '@petwise/ui/own-numbers';
import { speciesOptions } from '../data/options.ts';
import { PETS_COPY } from '../pets-copy.ts';
import { ageRange } from './age-units.ts';
import { addEntry, entryText } from './chip-list.ts';
import { ageByBirth, birthDate, HISTORY_OF, type PetFact, withList } from './pet-facts.ts';
import { dayOf, petToForm } from './pet-form.ts';
import { takeAge, takeWeight } from './taken-measure.ts';
import { WEIGHT_UNITS } from './weight-units.ts';

const NOTHING = { text: '', name: '', phone: '', by: 'birth', born: '', unit: '', on: '' };

/** What stands in the fields of one fact's editor: `text` is its only or first one. */
export type Typed = Readonly<typeof NOTHING>;

/** What an editor holds: what would be told, or what is wrong with it. */
export type Draft = { readonly told: KeepPetBody } | { readonly wrong: string };

/** Whether something stored is what was typed into an editor. */
export function isTyped(stored: unknown): stored is Typed {
  if (typeof stored !== 'object' || stored === null) return false;
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.keys(NOTHING).every((field) => typeof values.get(field) === 'string');
}

/** What an editor begins with. */
export function typedOf(pet: Pet, fact: PetFact): Typed {
  switch (fact) {
    case 'name':
    case 'breed':
    case 'species':
    case 'sex':
    case 'spayedNeutered':
      return { ...NOTHING, text: pet[fact] ?? '' };
    case 'age': {
      const now = petToForm(pet, dayOf(new Date()));
      const born = birthDate(pet);
      return {
        ...NOTHING,
        by: born === null && pet.age ? 'age' : 'birth',
        born: born ?? '',
        text: String(now.age ?? ''),
        unit: now.ageUnit ?? 'years',
      };
    }
    case 'weight':
      return {
        ...NOTHING,
        unit: pet.weights.at(-1)?.unit ?? weightUnits(),
        on: dayOf(new Date()),
      };
    case 'vet':
      return { ...NOTHING, name: pet.vet?.name ?? '', phone: pet.vet?.phone ?? '' };
    default:
      return { ...NOTHING, text: pet.history?.[HISTORY_OF[fact]].map(entryText).join('\n') ?? '' };
  }
}

/** What would be told of a pet by what was typed. */
export function draftOf(pet: Pet, fact: PetFact, typed: Typed): Draft {
  const text = typed.text.trim();
  switch (fact) {
    case 'name':
      return text === '' ? { wrong: PETS_COPY.nameMissing } : { told: { name: text } };
    case 'breed':
      return { told: { breed: text || null } };
    case 'species': {
      const species = speciesOptions.find(({ value }) => value === text)?.value;
      return { told: species ? { species } : {} };
    }
    case 'sex':
      return { told: text === 'male' || text === 'female' ? { sex: text } : {} };
    case 'spayedNeutered':
      return { told: text === 'yes' || text === 'no' ? { spayedNeutered: text } : {} };
    case 'age':
      return ageDraft(pet, typed);
    case 'weight':
      return weightDraft(typed);
    case 'vet':
      return vetDraft(typed);
    default: {
      const lines = typed.text.split('\n');
      const entries = lines.reduce<readonly string[]>((all, line) => addEntry(all, line), []);
      return { told: withList(pet, fact, entries) };
    }
  }
}

function ageDraft(pet: Pet, { by, born, text, unit }: Typed): Draft {
  const today = dayOf(new Date());
  if (by === 'birth') {
    const age = ageByBirth(born, pet, today);
    return age === null ? { wrong: PETS_COPY.bornWrong } : { told: { age } };
  }
  const { min, max } = ageRange(pet.species);
  const taken = takeAge(text, AGE_UNITS.find((one) => one === unit) ?? 'years');
  const most = taken?.unit === 'years' ? max : AGE_RANGE.max;
  if (!taken || taken.value < min || taken.value > most) return { wrong: PETS_COPY.ageWrong(most) };
  return { told: { age: { value: taken.value, unit: taken.unit, on: today } } };
}

function weightDraft({ text, unit, on }: Typed): Draft {
  const taken = takeWeight(text, WEIGHT_UNITS.find((one) => one === unit) ?? weightUnits());
  const { min, max } = WEIGHT_RANGE;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(on) && on <= dayOf(new Date());
  if (!taken || taken.value < min || taken.value > max) return { wrong: PETS_COPY.weightWrong };
  if (!isDay) return { wrong: PETS_COPY.bornWrong };
  return { told: { weight: { value: taken.value, unit: taken.unit, on } } };
}

function vetDraft(typed: Typed): Draft {
  const vet = { name: typed.name.trim(), phone: typed.phone.trim() };
  if (vet.phone !== '' && callAddress(vet.phone) === null) return { wrong: PETS_COPY.phoneWrong };
  return { told: { vet: vet.name === '' && vet.phone === '' ? null : vet } };
}
