// By the package's own name, so that a remote takes the page's one copy.
import { formatNumber, weightUnits } from '@petwise/ui';

/** Kilograms in a pound and an ounce, exact by definition (international yard and pound agreement, 1959). */
const KILOGRAMS = { kg: 1, lbs: 0.45359237, oz: 0.45359237 / 16 } as const;

/**
 * A weight as the owner reads weights: as it was told where that is their way,
 * else turned into kilograms or grams, pounds or ounces, with three digits.
 */
export function formatWeight(value: number, unit: keyof typeof KILOGRAMS): string {
  const wanted = weightUnits();
  if ((unit === 'kg') === (wanted === 'kg')) return `${formatNumber(value)} ${unit}`;
  const large = (value * KILOGRAMS[unit]) / KILOGRAMS[wanted];
  // Below one of the large unit the small one says more: 85 g, 3.5 oz.
  if (large >= 1) return `${threeDigits(large)} ${wanted}`;
  return wanted === 'kg' ? `${threeDigits(large * 1000)} g` : `${threeDigits(large * 16)} oz`;
}

function threeDigits(value: number): string {
  return formatNumber(value, { maximumSignificantDigits: 3 });
}
