import { BasicIntake, type PatientFact, WEIGHT_RANGE } from '@petwise/contracts';
import * as v from 'valibot';
import { ageRange } from './age-units.ts';
import type { BasicForm } from './basic-form.ts';
import { settleAge, settleWeight } from './settle-number.ts';
import { takeAge, takeWeight } from './taken-measure.ts';
import { readMeasure } from './typed-measure.ts';

/** Fields that can be wrong. */
export type CheckedField = 'breed' | 'age' | 'weight';

/** FORM-04: what keeps the form from going on, in the order shown. */
export function wrongFields(form: BasicForm): readonly CheckedField[] {
  const wrong: CheckedField[] = [];
  if (form.breed.trim() === '') wrong.push('breed');
  if (!isWithin(takeAge(form.age, form.ageUnit), ageRange(form.species))) wrong.push('age');
  const weight = takeWeight(form.weight, form.weightUnit);
  if (!form.usesCategory && !isWithin(weight, WEIGHT_RANGE)) wrong.push('weight');
  return wrong;
}

/** FORM-08; null while the form is not complete. Units typed behind a number count. */
export function toBasicIntake(
  form: BasicForm,
  {
    notTold = [],
    petId,
  }: { readonly notTold?: readonly PatientFact[]; readonly petId?: string } = {},
): BasicIntake | null {
  if (wrongFields(form).length > 0) return null;
  const { species, breed, sex, spayedNeutered } = form;
  const age = settleAge(form.age, form.ageUnit, species);
  const weight = settleWeight(form.weight, form.weightUnit);
  const parsed = v.safeParse(BasicIntake, {
    species,
    breed,
    sex,
    spayedNeutered,
    age: readMeasure(age.text)?.value,
    ageUnit: age.unit,
    weight: form.usesCategory ? form.category : readMeasure(weight.text)?.value,
    weightUnit: form.usesCategory ? 'category' : weight.unit,
    ...(notTold.length === 0 ? {} : { notTold }),
    // A pet is kept by its name.
    ...(petId === undefined || form.name.trim() === '' ? {} : { petId }),
  });
  return parsed.success ? parsed.output : null;
}

function isWithin(
  taken: { readonly value: number } | null,
  range: { readonly min: number; readonly max: number },
): boolean {
  return taken !== null && taken.value >= range.min && taken.value <= range.max;
}
