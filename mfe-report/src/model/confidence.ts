import { isPercent, percentOfConfidence } from '@petwise/contracts';

/**
 * Percent, 0 to 100, from the confidence of an assessment, however it is written: 0.87, 87, "0.87"
 * and "87%" all mean the same (RPT-03: a value of 1 or less is a fraction, unless it says "%").
 * Null for what is none.
 */
export function toPercent(value: unknown): number | null {
  const { number, isStated } = readNumber(value);
  return isStated ? readPercent(number) : percentOfConfidence(number);
}

/**
 * Percent from the results view's own confidence, which is a percentage already (section 3): 1 and
 * "1%" are one percent, 0.5 is half of one. Null for what is none.
 */
export function readPercent(value: unknown): number | null {
  const { number } = readNumber(value);
  return isPercent(number) ? number : null;
}

/** `isStated`: written with a percent sign. NaN for what is no number. */
function readNumber(value: unknown): { readonly number: number; readonly isStated: boolean } {
  if (typeof value === 'number') return { number: value, isStated: false };
  const written = typeof value === 'string' ? value.trim() : '';
  const digits = written.replace(/^~/, '').replace(/\s*%$/, '');
  return { number: digits === '' ? Number.NaN : Number(digits), isStated: written.endsWith('%') };
}

export type ConfidenceBand = 'high' | 'medium' | 'low';

/** DX-04: 80 and above, 60 to 79, below 60. */
export function bandOf(percent: number): ConfidenceBand {
  if (percent >= 80) return 'high';
  return percent >= 60 ? 'medium' : 'low';
}

export type Likelihood = 'very-likely' | 'likely' | 'possible' | 'less-likely' | 'unlikely';

/** The report's words for a percentage; our own steps, finer at the low end than the bands. */
export function likelihoodOf(percent: number): Likelihood {
  if (percent >= 80) return 'very-likely';
  if (percent >= 60) return 'likely';
  if (percent >= 30) return 'possible';
  return percent >= 10 ? 'less-likely' : 'unlikely';
}
