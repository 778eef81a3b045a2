import {
  AgeUnit,
  IntakeSpecies,
  PATIENT_FACTS,
  type PatientFact,
  WeightCategory,
} from '@petwise/contracts';
import * as v from 'valibot';
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
