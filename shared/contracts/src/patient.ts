import * as v from 'valibot';
import { AGE_RANGE, MAX_ENTRY_LENGTH, MAX_LIST_ENTRIES, WEIGHT_RANGE } from './limits.ts';

/** The nine species that Petwise assesses (DET-01). */
export const SPECIES = [
  'dog',
  'cat',
  'horse',
  'bird',
  'rabbit',
  'ferret',
  'guinea_pig',
  'hamster',
  'reptile',
] as const;

export const Species = v.picklist(SPECIES);
export type Species = v.InferOutput<typeof Species>;

/** The intake form also offers "other" (FORM-02). */
export const IntakeSpecies = v.picklist([...SPECIES, 'other']);
export type IntakeSpecies = v.InferOutput<typeof IntakeSpecies>;

/** FORM-06. */
export const WEIGHT_CATEGORIES = [
  'underweight',
  'slightly underweight',
  'normal weight',
  'slightly overweight',
  'overweight',
  'very overweight',
] as const;

export const WeightCategory = v.picklist(WEIGHT_CATEGORIES);
export type WeightCategory = v.InferOutput<typeof WeightCategory>;

const entry = v.pipe(v.string(), v.trim(), v.maxLength(MAX_ENTRY_LENGTH));
const breed = v.pipe(v.string(), v.trim(), v.minLength(1, 'Breed is required'), v.maxLength(120));
const age = v.pipe(v.number(), v.minValue(AGE_RANGE.min), v.maxValue(AGE_RANGE.max));
const weightNumber = v.pipe(v.number(), v.minValue(WEIGHT_RANGE.min), v.maxValue(WEIGHT_RANGE.max));

const signalment = {
  species: IntakeSpecies,
  breed,
  age,
  ageUnit: v.picklist(['years', 'months']),
  sex: v.picklist(['male', 'female', 'unknown']),
  spayedNeutered: v.picklist(['yes', 'no', 'unknown']),
};

/**
 * The Basic Information form's payload (FORM-08): a weight in lbs, kg or oz, or
 * a category with `weightUnit: 'category'`.
 */
export const BasicIntake = v.variant('weightUnit', [
  v.object({ ...signalment, weight: weightNumber, weightUnit: v.literal('lbs') }),
  v.object({ ...signalment, weight: weightNumber, weightUnit: v.literal('kg') }),
  v.object({ ...signalment, weight: weightNumber, weightUnit: v.literal('oz') }),
  v.object({ ...signalment, weight: WeightCategory, weightUnit: v.literal('category') }),
]);
export type BasicIntake = v.InferOutput<typeof BasicIntake>;

/** What detection may know of the patient before the form is filled (FLOW-08). */
export interface DetectedPatient {
  readonly species?: Species;
  readonly breed?: string;
  readonly sex?: 'male' | 'female';
}

/** HIST-04. */
export const VACCINATION_OPTIONS = [
  'Up to date',
  'Partially vaccinated',
  'Not vaccinated',
  'Unknown',
] as const;
export const ENVIRONMENT_OPTIONS = [
  'Indoor only',
  'Outdoor only',
  'Indoor/Outdoor',
  'Farm/Rural',
  'Urban/City',
] as const;

const entries = v.pipe(v.array(entry), v.maxLength(MAX_LIST_ENTRIES));

export const GivenHistory = v.object({
  medications: entries,
  chronicIllnesses: entries,
  priorOperations: entries,
  vaccinationHistory: entry,
  diet: entry,
  environment: entry,
});
export type GivenHistory = v.InferOutput<typeof GivenHistory>;

/** The Pet Medical History payload (HIST-06): the lists, or only `skipped: true`. */
export const MedicalHistory = v.union([v.strictObject({ skipped: v.literal(true) }), GivenHistory]);
export type MedicalHistory = v.InferOutput<typeof MedicalHistory>;
