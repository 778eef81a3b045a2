import { isBreedTold, type ReadDangers } from '@petwise/contracts';
import type { Patient } from '@petwise/engine';
import type { LoadEngine } from './engine-loader.ts';

/** Reads words for dangers before a consult begins: the red-flag rules alone, with what is known of the animal. */
export function dangerReader(loadEngine: LoadEngine): ReadDangers {
  return async ({ species, text, breed = '', sex, spayedNeutered, age }) => {
    const engine = await loadEngine(species);
    const patient: Patient = {
      species,
      breed: isBreedTold(breed) ? breed : '',
      sex: sex ?? 'unknown',
      age: age?.value ?? null,
      ageUnit: age?.unit ?? 'years',
      spayedNeutered: spayedNeutered ?? 'unknown',
      weight: null,
      weightUnit: 'category',
    };
    return engine.dangers(patient, text);
  };
}
