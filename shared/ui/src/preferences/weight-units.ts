import { region } from '../language/language.ts';

/** Where the choice is kept (`setWeightUnits`). */
export const WEIGHT_UNITS_KEY = 'petwise.weightUnits';

/** Where weights are still told in pounds (CIA World Factbook, appendix on weights and measures). */
const POUND_REGIONS = ['US', 'LR', 'MM'];

/** In what an owner thinks of weights; `lbs` also stands for the ounces of small pets, `kg` for their grams. */
export type WeightUnits = 'lbs' | 'kg';

/** What the owner chose on this device; what is usual in their region until they choose (FORM-03: `lbs`). */
export function weightUnits(): WeightUnits {
  const chosen = stored();
  if (chosen === 'lbs' || chosen === 'kg') return chosen;
  return POUND_REGIONS.includes(region()) ? 'lbs' : 'kg';
}

function stored(): string | null {
  try {
    return localStorage.getItem(WEIGHT_UNITS_KEY);
  } catch {
    // Storage may be forbidden (private windows).
    return null;
  }
}
