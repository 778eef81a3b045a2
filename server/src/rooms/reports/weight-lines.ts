import { KILOGRAMS, type PetWeight, type WeightUnits } from '@petwise/contracts';
import { WORDS } from './words.ts';

/** Weights that a page or a print names, the newest; the drawing and the data have all. */
const MOST = 8;
/** Countries where weights are told in pounds (CIA World Factbook, appendix on weights and measures). */
const POUND_REGIONS = ['US', 'LR', 'MM'];

/** The units of a reader's region, from what their browser says of its languages; kilograms where it says none. */
export function unitsOf(acceptLanguage: string | undefined): WeightUnits {
  const tag = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*/i.exec(acceptLanguage ?? '')?.[0];
  if (tag === undefined) return 'kg';
  try {
    return POUND_REGIONS.includes(new Intl.Locale(tag).maximize().region ?? '') ? 'lbs' : 'kg';
  } catch {
    return 'kg';
  }
}

/** "4.2 kg": as told where the reader thinks in that, else turned into their units with three digits. */
export function weightText(weight: Pick<PetWeight, 'value' | 'unit'>, units: WeightUnits): string {
  const { value, unit } = weight;
  if ((unit === 'kg' || unit === 'g') === (units === 'kg')) return `${value} ${unit}`;
  const large = (value * KILOGRAMS[unit]) / KILOGRAMS[units];
  if (large >= 1) return `${threeDigits(large)} ${units}`;
  return units === 'kg' ? `${threeDigits(large * 1000)} g` : `${threeDigits(large * 16)} oz`;
}

/** A fact such as "60 kg" in the reader's units; anything else as it stands. */
export function weightFact(fact: string, units: WeightUnits): string {
  const [, value, unit] = /^(\d+(?:\.\d+)?) (kg|g|lbs|oz)$/.exec(fact) ?? [];
  // The expression lets only these units through.
  return unit ? weightText({ value: Number(value), unit: unit as PetWeight['unit'] }, units) : fact;
}

/** The weight and how it has changed, in one line; nothing for fewer than two. */
export function weightLine(weights: readonly PetWeight[], units: WeightUnits): string[] {
  const [first, last] = [weights[0], weights.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const share = (last.value * KILOGRAMS[last.unit]) / (first.value * KILOGRAMS[first.unit]) - 1;
  const change = WORDS.weights.change(Math.round(share * 100), first.on);
  return [`${weightText(last, units)} (${last.on}), ${change}`];
}

/** The newest weights, newest first: day and weight. */
export function weightRows(weights: readonly PetWeight[], units: WeightUnits): [string, string][] {
  return weights
    .slice(-MOST)
    .toReversed()
    .map((weight) => [weight.on, weightText(weight, units)]);
}

function threeDigits(value: number): string {
  return String(Number(value.toPrecision(3)));
}
