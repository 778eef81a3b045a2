import {
  type BasicIntake,
  type IntakeSpecies,
  PATIENT_FACTS,
  type Triage,
} from '@petwise/contracts';
import type { Assessor } from '@petwise/assessor';
import { speciesNamedIn } from './species-words.ts';

/** Says whether the first words, before any form, already tell of an emergency. */
export type FirstTriage = (symptoms: string) => Promise<Triage | null>;

/** A patient nothing is known of yet. */
const UNKNOWN: Omit<BasicIntake & { weightUnit: 'category' }, 'species'> = {
  breed: 'Unknown',
  age: 5,
  ageUnit: 'years',
  sex: 'unknown',
  spayedNeutered: 'unknown',
  weight: 'normal weight',
  weightUnit: 'category',
  notTold: [...PATIENT_FACTS],
};

/**
 * A triage through an assessor that answers at once. Where no animal is named,
 * the rules for every kind are asked, and those for dogs, which the forms begin with.
 */
export function firstTriageOf(assessor: Assessor): FirstTriage {
  return async (symptoms) => {
    const named = speciesNamedIn(symptoms);
    const kinds: readonly IntakeSpecies[] = named === null ? ['other', 'dog'] : [named];
    for (const species of kinds) {
      const patient = { ...UNKNOWN, species };
      const start = { patient, history: { skipped: true as const }, symptoms, files: [] };
      const { triage } = await assessor.begin(start, () => undefined);
      if (triage?.level === 'emergency') return triage;
    }
    return null;
  };
}
