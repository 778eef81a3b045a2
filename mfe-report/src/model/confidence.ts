/**
 * Confidence in percent, 0 to 100, from whatever a report holds: 0.87, 87,
 * "0.87" and "87%" all mean the same (RPT-03: a value of 1 or less is a
 * fraction). What is no number, or lies outside 0 to 100, is `null`: showing a
 * broken value as certainty would mislead.
 */
export function toPercent(value: unknown): number | null {
  const written = typeof value === 'string' ? value.trim() : '';
  const stated = written.endsWith('%');
  const number = typeof value === 'number' ? value : parseNumber(written);
  if (!Number.isFinite(number) || number < 0) return null;
  const percent = number <= 1 && !stated ? number * 100 : number;
  return percent <= 100 ? percent : null;
}

function parseNumber(written: string): number {
  const digits = written.replace(/^~/, '').replace(/\s*%$/, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** Rounded to the nearest 5, as the report shows it (RPT-03). */
export function roundToFive(percent: number): number {
  return Math.round(percent / 5) * 5;
}

/** "~85%", or empty when the confidence is not known (RPT-03). */
export function formatApproximate(percent: number | null): string {
  return percent === null ? '' : `~${roundToFive(percent)}%`;
}

/** "87%", as the diagnosis view shows it (DX-03, DX-04), or empty when not known. */
export function formatPercent(percent: number | null): string {
  return percent === null ? '' : `${Math.round(percent)}%`;
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
