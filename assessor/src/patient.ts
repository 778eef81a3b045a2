import {
  type BasicIntake,
  isBreedTold,
  isTold,
  PATIENT_FACTS,
  type PatientFact,
  UNKNOWN_BREED,
} from '@petwise/contracts';
import type { Patient } from '@petwise/engine';

/** The engine's patient: what stands in the field of a fact that nobody told is left out. */
export function toPatient(given: BasicIntake): Patient {
  return {
    ...given,
    breed: isBreedTold(given.breed) ? given.breed : '',
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
export function toBasicIntake({ notTold = [], ...patient }: Patient): BasicIntake {
  const { species, breed, age, ageUnit, sex, spayedNeutered, weight, weightUnit } = patient;
  const isOpen: Readonly<Record<PatientFact, boolean>> = {
    age: age === null,
    sex: sex === 'unknown',
    spayedNeutered: spayedNeutered === 'unknown',
    weight: weight === null,
  };
  // The words may have told what the form did not.
  const untold = PATIENT_FACTS.filter((fact) => notTold.includes(fact) && isOpen[fact]);
  const intake = {
    species,
    breed: breed || UNKNOWN_BREED,
    age,
    ageUnit,
    sex,
    spayedNeutered,
    weight,
    weightUnit,
    ...(untold.length === 0 ? {} : { notTold: untold }),
    ...(age === null ? NO_AGE : {}),
    ...(weight === null ? NO_WEIGHT : {}),
  };
  // Every other field went in as the contract's own type, and comes back untouched.
  return intake as BasicIntake;
}
