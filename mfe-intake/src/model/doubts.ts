import { PLAUSIBLE, PLAUSIBLE_BREEDS } from '../data/plausible.ts';
import { convertAge } from './age-units.ts';
import type { BasicForm } from './basic-form.ts';
import { takeAge, takeWeight } from './taken-measure.ts';
import { convertWeight } from './weight-units.ts';

/** From this age on an animal has the weight of its breed. */
const GROWN_YEARS = 1.5;

/** What is more likely mistyped than true: the owner is asked, and nothing is refused. */
export function doubtsOf(form: BasicForm): { readonly age: boolean; readonly weight: boolean } {
  if (form.species === 'other') return { age: false, weight: false };
  const age = takeAge(form.age, form.ageUnit);
  const years = age && convertAge(age.value, age.unit, 'years');
  const weight = form.usesCategory ? null : takeWeight(form.weight, form.weightUnit);
  const kilograms = weight && convertWeight(weight.value, weight.unit, 'kg');
  const { kg, years: oldest } = PLAUSIBLE[form.species];
  const isGrown = years !== null && years >= GROWN_YEARS;
  const ofBreed = PLAUSIBLE_BREEDS.find(
    ([species, name]) => species === form.species && name.test(form.breed),
  )?.[2];
  const bounds = { from: isGrown ? (ofBreed?.from ?? kg.from) : kg.from, to: ofBreed?.to ?? kg.to };
  return {
    age: years !== null && years > oldest,
    weight: kilograms !== null && (kilograms < bounds.from || kilograms > bounds.to),
  };
}
