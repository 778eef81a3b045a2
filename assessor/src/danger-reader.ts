import type { ReadDangers } from '@petwise/contracts';
import type { Patient } from '@petwise/engine';
import type { LoadEngine } from './engine-loader.ts';

/** A rule for the young alone stays silent until the form has told the age. */
const AGE_NOT_TOLD = { age: 5, ageUnit: 'years' } as const;

/** Reads words for dangers before a consult begins: the red-flag rules alone, with what is known of the animal. */
export function dangerReader(loadEngine: LoadEngine): ReadDangers {
  return async ({ species, text, breed = '', sex }) => {
    const engine = await loadEngine(species);
    const patient: Patient = {
      species,
      breed,
      sex: sex ?? 'unknown',
      ...AGE_NOT_TOLD,
      spayedNeutered: 'unknown',
      weight: 'normal weight',
      weightUnit: 'category',
    };
    return engine.dangers(patient, text);
  };
}
