import type { AgeBand, AnySpecies } from './knowledge-types.ts';

/** The animal as the owner describes it. */
export interface Patient {
  species: AnySpecies;
  breed: string;
  /** Null: not told, and any age is possible. */
  age: number | null;
  ageUnit: 'years' | 'months' | 'weeks' | 'days';
  /** What the owner answered when asked for an age that was not told: "grown" is any but the youngest, "unsure" any. */
  ageBand?: AgeBand | 'grown' | 'unsure';
  sex: 'male' | 'female' | 'unknown';
  spayedNeutered: 'yes' | 'no' | 'unknown';
  /** A number, or the weight category when the unit is "category"; null: not told. */
  weight: number | string | null;
  weightUnit: 'lbs' | 'kg' | 'oz' | 'g' | 'category';
  /** Facts that were not told, as the caller names them; handed back with the report. */
  notTold?: readonly string[] | undefined;
}

/** The medical history as the owner filled it in; empty lists for what they have nothing of. */
export interface FullHistory {
  medications: readonly string[];
  chronicIllnesses: readonly string[];
  priorOperations: readonly string[];
  vaccinationHistory: string;
  diet: string;
  environment: string;
}

/** A medical history, or that the owner skipped it: then nothing is known, which is not "none". */
export type History = { skipped: true } | FullHistory;
