import type { AgeBand, Knowledge, Who } from '../knowledge-types.ts';
import type { Patient } from '../types.ts';

const perYear = { years: 1, months: 12, weeks: 52.18, days: 365.25 } as const;

/** Age in years; null when it was not told. */
export function yearsOf({ age, ageUnit }: Patient): number | null {
  return age === null ? null : age / perYear[ageUnit];
}

export const ageBands: readonly AgeBand[] = ['baby', 'young', 'adult', 'mature', 'senior'];

/** The age band of the patient by the limits of its species; null where it may be of several. */
export function ageBandOf(knowledge: Knowledge, patient: Patient): AgeBand | null {
  const [band, ...others] = possibleBands(knowledge, patient);
  return band === undefined || others.length > 0 ? null : band;
}

/** The age bands that the patient may be of, by what was told. */
export function possibleBands(knowledge: Knowledge, patient: Patient): readonly AgeBand[] {
  const years = yearsOf(patient);
  if (years !== null) {
    const index = knowledge.ageBands.findIndex((limit) => years < limit);
    return [ageBands[index] ?? 'senior'];
  }
  const { ageBand = 'unsure' } = patient;
  if (ageBand === 'unsure') return ageBands;
  return ageBand === 'grown' ? ageBands.filter((band) => band !== 'baby') : [ageBand];
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

/** How much likelier a condition is at an age; the mean over those that it may be of. */
export function ageFactor({ age }: Who, bands: readonly AgeBand[]): number {
  if (!age) return 1;
  const of = (weigh: (band: AgeBand) => number): number =>
    bands.reduce((sum, band) => sum + ageShares[band] * weigh(band), 0);
  return of((band) => age[band] ?? 1) / of(() => 1);
}
