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

/** The nine kinds of animal that have conditions of their own. */
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

/** How heavy an animal is, in the form's own words. */
export const WeightCategory = v.picklist(WEIGHT_CATEGORIES);
export type WeightCategory = v.InferOutput<typeof WeightCategory>;

const entry = v.pipe(v.string(), v.trim(), v.maxLength(MAX_ENTRY_LENGTH));
const breed = v.pipe(v.string(), v.trim(), v.minLength(1, 'Breed is required'), v.maxLength(120));
/** What stands for the breed of an animal whose owner does not know it. */
export const UNKNOWN_BREED = 'Unknown';

/** Whether a breed was told: "Unknown", however it is written, and nothing at all are none. */
export function isBreedTold(breed: string): boolean {
  return !/^(?:unknown(?: breed)?|not (?:known|sure)|desconocid[ao]|no (?:la )?sé|\?*)$/i.test(
    breed.trim(),
  );
}

/** FORM-02, and the weeks and days of the very young. */
export const AGE_UNITS = ['years', 'months', 'weeks', 'days'] as const;
/** In what an age is told. */
export const AgeUnit = v.picklist(AGE_UNITS);
export type AgeUnit = v.InferOutput<typeof AgeUnit>;

/**
 * Years that an animal can reach where those are more than the 30 of FORM-04: a little above the oldest on record (horse
 * 62, cockatoo 82, giant tortoise some 190; press reports, no study). "Other" may be a tortoise too.
 */
const OLDEST: Readonly<Partial<Record<IntakeSpecies, number>>> = {
  horse: 65,
  bird: 100,
  reptile: 200,
  other: 200,
};

/** The most years that a form takes for a kind of animal. */
export function oldestYears(species: IntakeSpecies): number {
  return OLDEST[species] ?? AGE_RANGE.max;
}

/** Facts of the Basic Information form that an owner may leave untold. */
export const PATIENT_FACTS = ['age', 'sex', 'spayedNeutered', 'weight'] as const;
/** A fact about the animal that its owner's words may tell. */
export const PatientFact = v.picklist(PATIENT_FACTS);
export type PatientFact = v.InferOutput<typeof PatientFact>;

const age = v.pipe(v.number(), v.minValue(AGE_RANGE.min));
const weightNumber = v.pipe(v.number(), v.minValue(WEIGHT_RANGE.min), v.maxValue(WEIGHT_RANGE.max));

const signalment = {
  species: IntakeSpecies,
  breed,
  age,
  ageUnit: AgeUnit,
  sex: v.picklist(['male', 'female', 'unknown']),
  spayedNeutered: v.picklist(['yes', 'no', 'unknown']),
  /** Facts that nobody told: what stands in their fields is only what the form began with, and says nothing. */
  notTold: v.optional(v.array(PatientFact)),
  /** Which of the owner's pets it is, where the form keeps one. */
  petId: v.optional(v.pipe(v.string(), v.uuid())),
};

const BasicFields = v.variant('weightUnit', [
  v.object({ ...signalment, weight: weightNumber, weightUnit: v.literal('lbs') }),
  v.object({ ...signalment, weight: weightNumber, weightUnit: v.literal('kg') }),
  v.object({ ...signalment, weight: weightNumber, weightUnit: v.literal('oz') }),
  v.object({ ...signalment, weight: weightNumber, weightUnit: v.literal('g') }),
  v.object({ ...signalment, weight: WeightCategory, weightUnit: v.literal('category') }),
]);

/**
 * The Basic Information form's payload (FORM-08): a weight in lbs, kg, oz or g, or
 * a category with `weightUnit: 'category'`. Read its facts through `isTold`.
 */
export const BasicIntake = v.pipe(
  BasicFields,
  v.forward(
    v.check(
      ({ age: told, ageUnit, species }) =>
        told <= (ageUnit === 'years' ? oldestYears(species) : AGE_RANGE.max),
      'This age is too high',
    ),
    ['age'],
  ),
);
export type BasicIntake = v.InferOutput<typeof BasicIntake>;

/** Whether somebody told a fact; what stands in its field is else only what the form began with. */
export function isTold(patient: Pick<BasicIntake, 'notTold'>, fact: PatientFact): boolean {
  return !patient.notTold?.includes(fact);
}

/** What detection may know of the patient before the form is filled (FLOW-08). */
export interface DetectedPatient {
  readonly species?: Species;
  readonly breed?: string;
  readonly sex?: 'male' | 'female';
  readonly spayedNeutered?: 'yes' | 'no';
  readonly age?: { readonly value: number; readonly unit: AgeUnit };
  readonly weight?: { readonly value: number; readonly unit: 'lbs' | 'kg' | 'oz' | 'g' };
}

/** HIST-04. */
export const VACCINATION_OPTIONS = [
  'Up to date',
  'Partially vaccinated',
  'Not vaccinated',
  'Unknown',
] as const;
/** Where an animal lives, as the form offers it. */
export const ENVIRONMENT_OPTIONS = [
  'Indoor only',
  'Outdoor only',
  'Indoor/Outdoor',
  'Farm/Rural',
  'Urban/City',
] as const;

const entries = v.pipe(v.array(entry), v.maxLength(MAX_LIST_ENTRIES));

/** The only entry of a list of which the owner told that there is none; an empty list was not told. */
export const NONE_OF_THEM = 'None';

/** A medical history that the owner filled in. */
export const GivenHistory = v.object({
  medications: entries,
  chronicIllnesses: entries,
  priorOperations: entries,
  vaccinationHistory: entry,
  diet: entry,
  environment: entry,
});
export type GivenHistory = v.InferOutput<typeof GivenHistory>;

/** What an owner's words tell of the patient: age, weight, sex, neutering, and what it has and takes for long. */
export interface FactsInWords extends Omit<DetectedPatient, 'species' | 'breed'> {
  readonly medications?: readonly string[];
  readonly chronicIllnesses?: readonly string[];
}

/** Reads facts in an owner's words, on this device: nothing is sent. Rejects when what it takes could not be loaded. */
export type ReadFacts = (text: string) => Promise<FactsInWords>;

/** The Pet Medical History payload (HIST-06): the lists, or only `skipped: true`. */
export const MedicalHistory = v.union([v.strictObject({ skipped: v.literal(true) }), GivenHistory]);
export type MedicalHistory = v.InferOutput<typeof MedicalHistory>;
