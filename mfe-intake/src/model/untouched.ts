import type { DetectedPatient } from '@petwise/contracts';
import type { BasicField, BasicForm } from './basic-form.ts';
import { plainNumber } from './typed-measure.ts';

/** What was found of the patient, for the fields that the owner has not touched. */
export function untouched(
  found: DetectedPatient,
  own: ReadonlySet<BasicField>,
): Partial<BasicForm> {
  return {
    ...(found.species && !own.has('species') ? { species: found.species } : {}),
    ...(found.breed && !own.has('breed') && !own.has('species') ? { breed: found.breed } : {}),
    ...(found.sex && !own.has('sex') ? { sex: found.sex } : {}),
    ...(found.spayedNeutered && !own.has('spayedNeutered')
      ? { spayedNeutered: found.spayedNeutered }
      : {}),
    ...(found.age && !own.has('age')
      ? { age: plainNumber(found.age.value), ageUnit: found.age.unit }
      : {}),
    ...(found.weight && !own.has('weight') && !own.has('category')
      ? { weight: plainNumber(found.weight.value), weightUnit: found.weight.unit }
      : {}),
  };
}
