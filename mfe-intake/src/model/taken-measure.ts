import { AGE_RANGE, AGE_UNITS, type AgeUnit, WEIGHT_RANGE } from '@petwise/contracts';
import { ageUnitOf, convertAge } from './age-units.ts';
import { readMeasure } from './typed-measure.ts';
import { convertWeight, type WeightUnit, weightUnitOf } from './weight-units.ts';

/** A typed number in a unit of the form; it may lie outside the form's range. */
export interface TakenMeasure<Unit extends string> {
  readonly value: number;
  readonly unit: Unit;
  /** Whether the number or its unit is not the one typed. */
  readonly isConverted: boolean;
}

/**
 * The age that a text means: a unit typed behind it counts, and more than
 * the range of a unit is told in the next longer one. Null when it means no age.
 */
export function takeAge(text: string, unit: AgeUnit): TakenMeasure<AgeUnit> | null {
  const typed = readMeasure(text);
  const from = typed?.unit === '' ? unit : ageUnitOf(typed?.unit ?? '');
  if (!typed || !from) return null;
  const longer = AGE_UNITS.slice(0, AGE_UNITS.indexOf(from) + 1).toReversed();
  const to = longer.find((unit) => convertAge(typed.value, from, unit) <= AGE_RANGE.max) ?? 'years';
  const value = convertAge(typed.value, from, to);
  const isConverted = from !== to;
  return { value: isConverted ? Math.round(value * 10) / 10 : value, unit: to, isConverted };
}

/**
 * The weight that a text means: a unit typed behind it counts, stones become pounds,
 * less than a pound ounces, less than a kilogram grams, and many grams kilograms. Null
 * when it means no weight.
 */
export function takeWeight(text: string, unit: WeightUnit): TakenMeasure<WeightUnit> | null {
  const typed = readMeasure(text);
  const from = typed?.unit === '' ? unit : weightUnitOf(typed?.unit ?? '');
  if (!typed || !from) return null;
  const own = from === 'st' ? 'lbs' : from;
  const inOwn = convertWeight(typed.value, from, own);
  const isTiny = inOwn > 0 && inOwn < WEIGHT_RANGE.min;
  const isMany = own === 'g' && inOwn > WEIGHT_RANGE.max;
  const smaller = { lbs: 'oz', kg: 'g', oz: 'g', g: 'g' } as const;
  const to = isTiny ? smaller[own] : isMany ? 'kg' : own;
  return { value: convertWeight(typed.value, from, to), unit: to, isConverted: from !== to };
}
