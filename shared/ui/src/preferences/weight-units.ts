import { region } from '../language/language.ts';
import { localStore } from '../storage/storage.ts';

/** Where weights are still told in pounds (CIA World Factbook, appendix on weights and measures). */
const POUND_REGIONS = ['US', 'LR', 'MM'];

/** In what an owner thinks of weights; `lbs` also stands for the ounces of small pets, `kg` for their grams. */
export type WeightUnits = 'lbs' | 'kg';

/** What the owner chose on this device; what is usual in their region until they choose (FORM-03: `lbs`). */
export function weightUnits(): WeightUnits {
  const chosen = localStore.read('petwise.weightUnits');
  if (chosen === 'lbs' || chosen === 'kg') return chosen;
  return POUND_REGIONS.includes(region()) ? 'lbs' : 'kg';
}
