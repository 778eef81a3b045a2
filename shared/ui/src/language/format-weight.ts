import { weightUnits } from '../preferences/weight-units.ts';
import { formatNumber } from './format.ts';

/** Kilograms in a pound and an ounce, exact by definition (international yard and pound agreement, 1959). */
const KILOGRAMS = { kg: 1, g: 0.001, lbs: 0.45359237, oz: 0.45359237 / 16 } as const;

/**
 * A weight as the owner reads weights: as it was told where that is their way,
 * else turned into kilograms or grams, pounds or ounces, with three digits.
 */
export function formatWeight(value: number, unit: keyof typeof KILOGRAMS): string {
  const wanted = weightUnits();
  const isMetric = unit === 'kg' || unit === 'g';
  if (isMetric === (wanted === 'kg')) return `${formatNumber(value)} ${unit}`;
  const kilograms = value * KILOGRAMS[unit];
  const large = kilograms / KILOGRAMS[wanted];
  // Below one of the large unit the small one says more: 85 g, 3.5 oz.
  if (large >= 1) return `${threeDigits(large)} ${wanted}`;
  return wanted === 'kg' ? `${threeDigits(large * 1000)} g` : `${threeDigits(large * 16)} oz`;
}

function threeDigits(value: number): string {
  return formatNumber(value, { maximumSignificantDigits: 3 });
}
