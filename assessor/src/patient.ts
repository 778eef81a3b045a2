import { type BasicIntake, isTold } from '@petwise/contracts';
import type { Patient } from '@petwise/engine';

/** The engine's patient: what stands in the field of a fact that nobody told is left out. */
export function toPatient(given: BasicIntake): Patient {
  return {
    ...given,
    age: isTold(given, 'age') ? given.age : null,
    sex: isTold(given, 'sex') ? given.sex : 'unknown',
    spayedNeutered: isTold(given, 'spayedNeutered') ? given.spayedNeutered : 'unknown',
    weight: isTold(given, 'weight') ? given.weight : null,
  };
}

/** Stand in the fields of what was not told; `notTold` says that they mean nothing. */
const NO_AGE = { age: 5, ageUnit: 'years' } as const;
const NO_WEIGHT = { weight: 'normal weight', weightUnit: 'category' } as const;

/** The same patient in the words of the contract. */
export function toBasicIntake({ ageBand: _, ...patient }: Patient): BasicIntake {
  const intake = {
    ...patient,
    ...(patient.age === null ? NO_AGE : {}),
    ...(patient.weight === null ? NO_WEIGHT : {}),
  };
  // Every other field went in as the contract's own type, and comes back untouched.
  return intake as BasicIntake;
}
