import type { AnySpecies } from '../knowledge-types.ts';
import type { History, Patient } from '../types.ts';

/** A patient for tests; anything not named is an ordinary adult. */
export function patientOf(species: AnySpecies, changes: Partial<Patient> = {}): Patient {
  return {
    species,
    breed: 'mixed',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 20,
    weightUnit: 'kg',
    ...changes,
  };
}

export const noHistory: History = { skipped: true };
