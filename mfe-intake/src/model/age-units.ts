import { AGE_RANGE, type AgeUnit, type IntakeSpecies, oldestYears } from '@petwise/contracts';
import { formatNumber } from '@petwise/ui';

/** Days in one unit; a month is the mean Gregorian month, 365.2425 days / 12. */
const DAYS: Readonly<Record<AgeUnit, number>> = {
  years: 365.2425,
  months: 30.436875,
  weeks: 7,
  days: 1,
};

const NAMES: readonly (readonly [AgeUnit, RegExp])[] = [
  ['years', /^(?:y|yr|yrs|yo|years?)$/],
  ['months', /^(?:m|mo|mos|mth|mths|months?)$/],
  ['weeks', /^(?:w|wk|wks|weeks?)$/],
  ['days', /^(?:d|days?)$/],
];

/** The same age in another unit. */
export function convertAge(value: number, from: AgeUnit, to: AgeUnit): number {
  return from === to ? value : (value * DAYS[from]) / DAYS[to];
}

/** The age unit that a typed word means; null when it means none. */
export function ageUnitOf(word: string): AgeUnit | null {
  return NAMES.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}

/** "1 year", "4.5 years", in the owner's language. */
export function ageText(value: number, unit: AgeUnit): string {
  const ofOne = unit.slice(0, -1);
  return formatNumber(value, { style: 'unit', unit: ofOne, unitDisplay: 'long' });
}

/** FORM-05: the ages that a kind of animal may have, in years; in smaller units never more than `AGE_RANGE`. */
export function ageRange(species: IntakeSpecies): { readonly min: number; readonly max: number } {
  return { min: AGE_RANGE.min, max: oldestYears(species) };
}
