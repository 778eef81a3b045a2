import { formatNumber } from '@petwise/ui';

/** Of FORM-02, and the gram of the very small. */
export const WEIGHT_UNITS = ['lbs', 'kg', 'oz', 'g'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
/** A unit that owners type and the form does not have: the British stone. */
export type TypedWeightUnit = WeightUnit | 'st';

/** Grams in one unit: the international avoirdupois pound and ounce, exact by definition (1959). */
const GRAMS: Readonly<Record<TypedWeightUnit, number>> = {
  kg: 1000,
  lbs: 453.59237,
  oz: 28.349523125,
  g: 1,
  st: 14 * 453.59237,
};

const NAMES: readonly (readonly [TypedWeightUnit, RegExp])[] = [
  ['kg', /^(?:kgs?|kilos?|kilogram(?:me)?s?|кг)$/],
  ['lbs', /^(?:lbs?|pounds?|#)$/],
  ['oz', /^(?:oz|ozs|ounces?)$/],
  ['g', /^(?:g|gr|gm|gms|gram(?:me)?s?)$/],
  ['st', /^(?:st|stones?)$/],
];

/** "12.5 kg", the number as the owner writes it and in the unit that it has. */
export function weightText(value: number, unit: string): string {
  return `${formatNumber(value)} ${unit}`;
}

/** The same weight in another unit. */
export function convertWeight(value: number, from: TypedWeightUnit, to: TypedWeightUnit): number {
  return from === to ? value : (value * GRAMS[from]) / GRAMS[to];
}

/** The weight unit that a typed word means; null when it means none. */
export function weightUnitOf(word: string): TypedWeightUnit | null {
  return NAMES.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}
