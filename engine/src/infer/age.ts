import type { AgeBand, Knowledge, Who } from '../knowledge-types.ts';
import type { Patient } from '../types.ts';

const perYear = { years: 1, months: 12, weeks: 52.18, days: 365.25 } as const;

/** Age in years; null when it was not told. */
export function yearsOf({ age, ageUnit }: Patient): number | null {
  return age === null ? null : age / perYear[ageUnit];
}

export const ageBands: readonly AgeBand[] = ['baby', 'young', 'adult', 'mature', 'senior'];

/** The age band of the patient by the limits of its species; null when no age was told. */
export function ageBandOf(knowledge: Knowledge, patient: Patient): AgeBand | null {
  const years = yearsOf(patient);
  if (years === null)
    return patient.ageBand === undefined || patient.ageBand === 'unsure' ? null : patient.ageBand;
  const index = knowledge.ageBands.findIndex((limit) => years < limit);
  return ageBands[index] ?? 'senior';
}

/**
 * How many patients are of each age, for those whose age was not told: a rough guess of ours, no published figure; a
 * veterinarian must confirm it.
 */
const ageShares: Readonly<Record<AgeBand, number>> = {
  baby: 0.1,
  young: 0.2,
  adult: 0.35,
  mature: 0.2,
  senior: 0.15,
};

/** How much likelier a condition is at an age; the mean over all ages where none was told. */
export function ageFactor({ age }: Who, band: AgeBand | null): number {
  if (!age) return 1;
  if (band !== null) return age[band] ?? 1;
  return ageBands.reduce((sum, one) => sum + ageShares[one] * (age[one] ?? 1), 0);
}
