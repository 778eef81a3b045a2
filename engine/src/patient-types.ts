import type { AnySpecies } from './knowledge-types.ts';

export interface Patient {
  species: AnySpecies;
  breed: string;
  age: number;
  ageUnit: 'years' | 'months';
  sex: 'male' | 'female' | 'unknown';
  spayedNeutered: 'yes' | 'no' | 'unknown';
  /** A number, or the weight category when the unit is "category". */
  weight: number | string;
  weightUnit: 'lbs' | 'kg' | 'oz' | 'category';
}

export interface FullHistory {
  medications: readonly string[];
  chronicIllnesses: readonly string[];
  priorOperations: readonly string[];
  vaccinationHistory: string;
  diet: string;
  environment: string;
}

export type History = { skipped: true } | FullHistory;
