import { AGE_RANGE, type AgeUnit, type GivenHistory, type Pet } from '@petwise/contracts';
import { ageRange, convertAge } from './age-units.ts';
import type { BasicForm } from './basic-form.ts';
import type { HistoryForm, HistoryList } from './history-form.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A day as contracts write it, in the owner's own time zone. */
export function dayOf(at: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** What a pet has told, as the Basic Information form shows it today; a fact that was not told is left out. */
export function petToForm(pet: Pet, today: string): Partial<BasicForm> {
  const weight = pet.weights.at(-1);
  const age = pet.age && ageOn(pet.age, today);
  return {
    name: pet.name,
    species: pet.species,
    ...(pet.breed === null ? {} : { breed: pet.breed }),
    ...(age === null
      ? {}
      : { age: String(Math.min(age.value, ageRange(pet.species).max)), ageUnit: age.unit }),
    ...(pet.sex === null ? {} : { sex: pet.sex }),
    ...(pet.spayedNeutered === null ? {} : { spayedNeutered: pet.spayedNeutered }),
    ...(weight === undefined ? {} : { weight: String(weight.value), weightUnit: weight.unit }),
  };
}

/** A pet grows older by itself: whole weeks, months and years since its age was told. */
function ageOn(told: NonNullable<Pet['age']>, today: string): { value: number; unit: AgeUnit } {
  const passed = Math.max(0, monthsBetween(told.on, today));
  if (told.unit === 'weeks' || told.unit === 'days') {
    const since = Math.max(0, (Date.parse(today) - Date.parse(told.on)) / DAY);
    const days = convertAge(told.value, told.unit, 'days') + since;
    for (const unit of ['days', 'weeks', 'months'] as const) {
      const value = Math.floor(convertAge(days, 'days', unit) + 0.001);
      const isFine = unit !== 'days' || told.unit === 'days';
      if (isFine && value <= AGE_RANGE.max) return { value, unit };
    }
    return { value: Math.floor(convertAge(days, 'days', 'years')), unit: 'years' };
  }
  const months = (told.unit === 'years' ? told.value * 12 : told.value) + passed;
  if (told.unit === 'months' && months <= AGE_RANGE.max) return { value: months, unit: 'months' };
  if (told.unit === 'years' && passed < 12) return { value: told.value, unit: 'years' };
  return { value: Math.floor(months / 12), unit: 'years' };
}

function monthsBetween(from: string, to: string): number {
  const [a, b] = [from, to].map((day) => day.split('-').map(Number));
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = a ?? [];
  const [toYear = 0, toMonth = 0, toDay = 0] = b ?? [];
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}

/** A pet's history as the Medical History form shows it. */
export function historyToForm(history: GivenHistory): HistoryForm {
  const list = (name: HistoryList) => ({ entries: history[name], pending: '' });
  const { vaccinationHistory, diet, environment } = history;
  return {
    medications: list('medications'),
    chronicIllnesses: list('chronicIllnesses'),
    priorOperations: list('priorOperations'),
    vaccinationHistory,
    diet,
    environment,
  };
}
