import { type AgeUnit, type IntakeSpecies, WEIGHT_RANGE } from '@petwise/contracts';
import { COPY } from '../copy.ts';
import { ageRange } from './age-units.ts';
import { takeAge, takeWeight, type TakenMeasure } from './taken-measure.ts';
import { plainNumber } from './typed-measure.ts';
import type { WeightUnit } from './weight-units.ts';

/** A number field after the owner has left it. `note` says what was changed, when anything was. */
export interface Settled<Unit extends string> {
  readonly text: string;
  readonly unit: Unit;
  readonly note: string | null;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * Tidies a typed age: it is told in the unit that `takeAge` finds, and held at the
 * nearest end of the range. What is no age stays as typed, for the error to speak of.
 */
export function settleAge(text: string, unit: AgeUnit, species: IntakeSpecies): Settled<AgeUnit> {
  const taken = takeAge(text, unit);
  return taken ? settle(text, taken, ageRange(species)) : { text, unit, note: null };
}

/** Tidies a typed weight in the same way. */
export function settleWeight(text: string, unit: WeightUnit): Settled<WeightUnit> {
  const taken = takeWeight(text, unit);
  return taken ? settle(text, taken, WEIGHT_RANGE) : { text, unit, note: null };
}

function settle<Unit extends string>(
  typed: string,
  { value, unit, isConverted }: TakenMeasure<Unit>,
  range: Range,
): Settled<Unit> {
  const held = Math.min(range.max, Math.max(range.min, value));
  const text = plainNumber(held);
  const isChanged = isConverted || held !== value;
  return {
    text,
    unit,
    note: isChanged ? COPY.basic.settled(typed.trim(), `${text} ${unit}`) : null,
  };
}
