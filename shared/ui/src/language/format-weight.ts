// By the package's own name, so that a remote takes the page's one copy.
import { formatNumber, weightUnits } from '@petwise/ui';

/** Kilograms in each unit; pound and ounce exact by definition (international yard and pound agreement, 1959). */
const KILOGRAMS: Readonly<Record<string, number>> = {
  kg: 1,
  g: 0.001,
  lbs: 0.45359237,
  oz: 0.45359237 / 16,
};

/**
 * A weight as the owner reads weights: as it was told where that is their way,
 * else turned into kilograms or grams, pounds or ounces, with three digits. A unit
 * that is none of `kg`, `g`, `lbs` and `oz` stays.
 */
export function formatWeight(value: number, unit: string): string {
  const wanted = weightUnits();
  const from = KILOGRAMS[unit];
  const isMetric = unit === 'kg' || unit === 'g';
  if (from === undefined || isMetric === (wanted === 'kg')) {
    return `${formatNumber(value)} ${unit}`.trim();
  }
  const large = (value * from) / (KILOGRAMS[wanted] ?? 1);
  // Below one of the large unit the small one says more: 85 g, 3.5 oz.
  if (large >= 1) return `${threeDigits(large)} ${wanted}`;
  return wanted === 'kg' ? `${threeDigits(large * 1000)} g` : `${threeDigits(large * 16)} oz`;
}

function threeDigits(value: number): string {
  return formatNumber(value, { maximumSignificantDigits: 3 });
}
