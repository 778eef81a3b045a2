import { isBreedTold, type KeepPetBody } from '@petwise/contracts';
import type { BasicField, BasicForm, FilledIn } from './basic-form.ts';
import { toBasicIntake } from './basic-intake.ts';

/**
 * What the form tells of a pet: what the owner gave or their words told, and only where it
 * differs from what stood there. A default that nobody touched is no fact. Null without a name.
 */
export function formToPet(
  form: BasicForm,
  given: { readonly told: ReadonlySet<BasicField>; readonly before: FilledIn },
  today: string,
): KeepPetBody | null {
  const intake = toBasicIntake(form);
  const name = form.name.trim();
  if (intake === null || name === '') return null;
  const isNew = (...fields: BasicField[]): boolean =>
    fields.some((field) => given.told.has(field) && form[field] !== given.before[field]);
  const { age, ageUnit, sex, spayedNeutered } = intake;
  return {
    name,
    species: intake.species,
    ...(isNew('breed') ? { breed: isBreedTold(intake.breed) ? intake.breed : null } : {}),
    ...(isNew('age', 'ageUnit') ? { age: { value: age, unit: ageUnit, on: today } } : {}),
    ...(isNew('sex') ? { sex: sex === 'unknown' ? null : sex } : {}),
    ...(isNew('spayedNeutered')
      ? { spayedNeutered: spayedNeutered === 'unknown' ? null : spayedNeutered }
      : {}),
    ...(isNew('weight', 'weightUnit') && intake.weightUnit !== 'category'
      ? { weight: { value: intake.weight, unit: intake.weightUnit, on: today } }
      : {}),
  };
}
