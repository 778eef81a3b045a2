import type { SourceName } from '../made-up-sources.ts';
import type { Random } from '../random.ts';

/** One kind of record of the made-up exports, and how much of the file it fills. */
export interface MadeUpMetric {
  readonly type: string;
  readonly share: number;
  readonly unit: string;
  readonly value: ((random: Random) => string) | null;
  readonly source: SourceName | 'several';
  /** Longest duration, seconds. */
  readonly seconds: number;
  readonly metadata?: (random: Random) => readonly (readonly [string, string])[];
  /** Repeated inside a Correlation, as blood pressure is. */
  readonly correlation?: boolean;
  /** Holds a list of beats, as heart rate variability does. */
  readonly beats?: boolean;
}

/** Six significant digits, with an exponent where C's %g would write one. */
export function general(value: number): string {
  const text = value.toPrecision(6);
  if (text.includes('e'))
    return Number(text)
      .toExponential()
      .replace(/e([+-])(\d)$/, 'e$10$2');
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** How Apple Health names a kind of measure, and a kind of event. */
export const Q = 'HKQuantityTypeIdentifier';
export const C = 'HKCategoryTypeIdentifier';
/** About a middle, up to a most, or a whole number from a least on: what a record of a metric holds. */
export const around =
  (middle: number, spread: number) =>
  (random: Random): string =>
    general(middle + random.bell() * spread);
export const upTo =
  (most: number) =>
  (random: Random): string =>
    general(random.next() * most);
export const whole =
  (least: number, most: number) =>
  (random: Random): string =>
    String(least + random.below(most));
