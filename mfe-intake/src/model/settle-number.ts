import { type AgeUnit, type IntakeSpecies, WEIGHT_RANGE } from '@petwise/contracts';
import { FORMS_COPY } from '../forms-copy.ts';
import { ageRange, ageText } from './age-units.ts';
import { takeAge, takeWeight, type TakenMeasure } from './taken-measure.ts';
import { plainNumber } from './typed-measure.ts';
import { type WeightUnit, weightText } from './weight-units.ts';

/** A number field after the owner has left it. `note` says what was changed, when anything was. */
export interface Settled<Unit extends string> {
  readonly text: string;
  readonly unit: Unit;
  readonly note: string | null;
}

interface Range<Unit> {
  readonly min: number;
  readonly max: number;
  /** A number and its unit as the owner reads them. */
  readonly say: (value: number, unit: Unit) => string;
}

/**
 * Tidies a typed age: it is told in the unit that `takeAge` finds, and held at the
 * nearest end of the range. What is no age stays as typed, for the error to speak of.
 */
export function settleAge(text: string, unit: AgeUnit, species: IntakeSpecies): Settled<AgeUnit> {
  const taken = takeAge(text, unit);
  return taken
    ? settle(text, taken, { ...ageRange(species), say: ageText })
    : { text, unit, note: null };
}

/** Tidies a typed weight in the same way. */
export function settleWeight(text: string, unit: WeightUnit): Settled<WeightUnit> {
  const taken = takeWeight(text, unit);
  return taken
    ? settle(text, taken, { ...WEIGHT_RANGE, say: weightText })
    : { text, unit, note: null };
}

function settle<Unit extends string>(
  typed: string,
  { value, unit, isConverted }: TakenMeasure<Unit>,
  range: Range<Unit>,
): Settled<Unit> {
  const held = Math.min(range.max, Math.max(range.min, value));
  const isChanged = isConverted || held !== value;
  return {
    text: plainNumber(held),
    unit,
    note: isChanged ? FORMS_COPY.basic.settled(typed.trim(), range.say(held, unit)) : null,
  };
}
