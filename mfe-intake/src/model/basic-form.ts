import {
  AgeUnit,
  BasicIntake,
  IntakeSpecies,
  PATIENT_FACTS,
  type PatientFact,
  WEIGHT_RANGE,
  WeightCategory,
} from '@petwise/contracts';
import * as v from 'valibot';
import { ageRange } from './age-units.ts';
import { settleAge, settleWeight } from './settle-number.ts';
import { takeAge, takeWeight } from './taken-measure.ts';
import { readMeasure } from './typed-measure.ts';
import { WEIGHT_UNITS } from './weight-units.ts';

/** The Basic Information form as it stands on the screen; numbers are texts while being typed. */
export const BasicForm = v.object({
  /** Optional: with a name the pet is kept for the next time. */
  name: v.optional(v.string(), ''),
  species: IntakeSpecies,
  breed: v.string(),
  age: v.string(),
  ageUnit: AgeUnit,
  sex: v.picklist(['male', 'female', 'unknown']),
  spayedNeutered: v.picklist(['yes', 'no', 'unknown']),
  weight: v.string(),
  weightUnit: v.picklist(WEIGHT_UNITS),
  usesCategory: v.boolean(),
  category: WeightCategory,
});
export type BasicForm = v.InferOutput<typeof BasicForm>;
export type BasicField = keyof BasicForm;
/** What a pet has filled in of it. */
export const FilledIn = v.partial(BasicForm);
export type FilledIn = v.InferOutput<typeof FilledIn>;

/** FORM-03. */
export const BASIC_DEFAULTS: BasicForm = {
  name: '',
  species: 'dog',
  breed: '',
  age: '5',
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: '50',
  weightUnit: 'lbs',
  usesCategory: false,
  category: 'normal weight',
};

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

/** The facts that nobody has told, where these fields were given by the owner, their words or their pet. */
export function untoldFacts(
  { usesCategory }: BasicForm,
  given: ReadonlySet<BasicField>,
): readonly PatientFact[] {
  const fields: Readonly<Record<PatientFact, readonly BasicField[]>> = {
    age: ['age', 'ageUnit'],
    sex: ['sex'],
    spayedNeutered: ['spayedNeutered'],
    // Another unit is no other weight.
    weight: [usesCategory ? 'category' : 'weight'],
  };
  return PATIENT_FACTS.filter((fact) => !fields[fact].some((field) => given.has(field)));
}

/** The values in the fields of a fact. */
export function fieldsOf(
  fact: PatientFact | 'name' | 'species' | 'breed',
  form: BasicForm,
): Partial<BasicForm> {
  switch (fact) {
    case 'age':
      return { age: form.age, ageUnit: form.ageUnit };
    case 'weight': {
      const { weight, weightUnit, usesCategory, category } = form;
      return { weight, weightUnit, usesCategory, category };
    }
    default:
      return { [fact]: form[fact] };
  }
}

/** The fields that a part of the form holds. */
export function fieldsIn(part: Partial<BasicForm>): BasicField[] {
  // Object.keys of a part of the form has exactly names of its fields.
  return Object.keys(part) as BasicField[];
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
