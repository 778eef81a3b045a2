import * as v from 'valibot';
import type { PetWeight } from './pet.ts';

/** Kilograms in one unit; pound and ounce exact by definition (international yard and pound agreement, 1959). */
export const KILOGRAMS: Readonly<Record<PetWeight['unit'], number>> = {
  kg: 1,
  g: 0.001,
  lbs: 0.453_592_37,
  oz: 0.453_592_37 / 16,
};

/** In what a reader thinks of weights; `lbs` also stands for the ounces of small pets, `kg` for their grams. */
export const WeightUnits = v.picklist(['kg', 'lbs']);
export type WeightUnits = v.InferOutput<typeof WeightUnits>;

/** Weights as dots of a drawing: days from left to right, kilograms from below to above. */
export function weightCurve(
  weights: readonly PetWeight[],
  drawing: { readonly width: number; readonly height: number; readonly inset?: number },
): readonly { readonly x: number; readonly y: number }[] {
  const { width, height, inset = 6 } = drawing;
  const points = weights.map(({ value, unit, on }) => ({
    at: Date.parse(on),
    kilograms: value * KILOGRAMS[unit],
  }));
  const all = points.map(({ kilograms }) => kilograms);
  const least = Math.min(...all);
  const spread = Math.max(...all) - least;
  const begin = points[0]?.at ?? 0;
  const length = (points.at(-1)?.at ?? 0) - begin || 1;
  return points.map(({ at, kilograms }) => ({
    x: inset + ((at - begin) / length) * (width - 2 * inset),
    // A level line runs through the middle.
    y: inset + (spread === 0 ? 0.5 : 1 - (kilograms - least) / spread) * (height - 2 * inset),
  }));
}
