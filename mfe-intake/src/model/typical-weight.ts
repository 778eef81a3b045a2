import { type IntakeSpecies, WEIGHT_RANGE } from '@petwise/contracts';
import type { BasicField, BasicForm } from './basic-form.ts';
import { plainNumber } from './typed-measure.ts';
import { convertWeight } from './weight-units.ts';

interface Weight {
  readonly value: number;
  readonly unit: BasicForm['weightUnit'];
}

/**
 * A round number for a common adult pet of each species, to start from; no medical
 * norm (docs/decisions/0008-default-weight.md). The dog's is the specification's (FORM-03). A bird is a
 * cockatiel, a hamster a Syrian one (85-150 g), a reptile a bearded dragon, and
 * "other" is most often a rat, a hedgehog or a chinchilla.
 */
const TYPICAL: Readonly<Record<IntakeSpecies, Weight>> = {
  dog: { value: 50, unit: 'lbs' },
  cat: { value: 10, unit: 'lbs' },
  horse: { value: 1100, unit: 'lbs' },
  bird: { value: 4, unit: 'oz' },
  rabbit: { value: 5, unit: 'lbs' },
  ferret: { value: 2, unit: 'lbs' },
  guinea_pig: { value: 2, unit: 'lbs' },
  hamster: { value: 4, unit: 'oz' },
  reptile: { value: 1, unit: 'lbs' },
  other: { value: 1, unit: 'lbs' },
};

/** A laying hen or a light duck, for DET-04. */
const POULTRY: Weight = { value: 5, unit: 'lbs' };

/**
 * The form with the typical weight of its species: in the unit the owner chose in
 * it, else in kilograms where they `prefer` those. What they typed is never changed.
 */
export function withTypicalWeight(
  form: BasicForm,
  touched: ReadonlySet<BasicField>,
  { prefer = 'lbs' }: { readonly prefer?: 'lbs' | 'kg' } = {},
): BasicForm {
  if (touched.has('weight')) return form;
  const isPoultry = form.species === 'bird' && /\b(?:duck|chicken)s?\b/i.test(form.breed);
  const { value, unit } = isPoultry ? POULTRY : TYPICAL[form.species];
  if (prefer === 'kg' && !touched.has('weightUnit')) {
    const kilograms = convertWeight(value, unit, 'kg');
    const metric = kilograms < WEIGHT_RANGE.min ? 'g' : 'kg';
    const round = convertWeight(value, unit, metric).toPrecision(2);
    // A typical weight is round: 50 lbs are 23 kg here, not 22.68.
    return { ...form, weight: String(Number(round)), weightUnit: metric };
  }
  const weightUnit = touched.has('weightUnit') ? form.weightUnit : unit;
  return { ...form, weight: plainNumber(convertWeight(value, unit, weightUnit)), weightUnit };
}
