import { AGE_RANGE, WEIGHT_RANGE } from '@petwise/contracts';
import { ageUnitOf, convertAge } from './age-units.ts';
import type { BasicForm } from './basic-form.ts';
import { readMeasure } from './typed-measure.ts';
import { convertWeight, weightUnitOf } from './weight-units.ts';

/** A typed number in a unit of the form; it may lie outside the form's range. */
export interface TakenMeasure<Unit extends string> {
  readonly value: number;
  readonly unit: Unit;
  /** Whether the number or its unit is not the one typed. */
  readonly isConverted: boolean;
}

/**
 * The age that a text means: a unit typed behind it counts, weeks and days become
 * months, months beyond the range years. Null when it means no age.
 */
export function takeAge(
  text: string,
  unit: BasicForm['ageUnit'],
): TakenMeasure<BasicForm['ageUnit']> | null {
  const typed = readMeasure(text);
  const from = typed?.unit === '' ? unit : ageUnitOf(typed?.unit ?? '');
  if (!typed || !from) return null;
  const own = from === 'years' ? 'years' : 'months';
  const to = convertAge(typed.value, from, own) > AGE_RANGE.max ? 'years' : own;
  const value = convertAge(typed.value, from, to);
  const isConverted = from !== to;
  return { value: isConverted ? Math.round(value * 10) / 10 : value, unit: to, isConverted };
}

/**
 * The weight that a text means: a unit typed behind it counts, grams become
 * kilograms, stones pounds, and less than one of either ounces. Null when it means
 * no weight.
 */
export function takeWeight(
  text: string,
  unit: BasicForm['weightUnit'],
): TakenMeasure<BasicForm['weightUnit']> | null {
  const typed = readMeasure(text);
  const from = typed?.unit === '' ? unit : weightUnitOf(typed?.unit ?? '');
  if (!typed || !from) return null;
  const own = from === 'g' ? 'kg' : from === 'st' ? 'lbs' : from;
  const inOwn = convertWeight(typed.value, from, own);
  const isTiny = own !== 'oz' && inOwn > 0 && inOwn < WEIGHT_RANGE.min;
  const to = isTiny ? 'oz' : own;
  return { value: convertWeight(typed.value, from, to), unit: to, isConverted: from !== to };
}
