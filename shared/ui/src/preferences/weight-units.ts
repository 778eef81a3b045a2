import { region } from '../language/language.ts';

const STORAGE_KEY = 'petwise.weightUnits';

/** Where weights are still told in pounds (CIA World Factbook, appendix on weights and measures). */
const POUND_REGIONS = new Set(['US', 'LR', 'MM']);

/** In what an owner thinks of weights; `lbs` also stands for the ounces of small pets, `kg` for their grams. */
export type WeightUnits = 'lbs' | 'kg';

/** What the owner chose on this device; what is usual in their region until they choose (FORM-03: `lbs`). */
export function weightUnits(): WeightUnits {
  const chosen = stored();
  if (chosen === 'lbs' || chosen === 'kg') return chosen;
  return POUND_REGIONS.has(region()) ? 'lbs' : 'kg';
}

/** Remembers the choice; forms that open from now on start with it. */
export function setWeightUnits(units: WeightUnits): void {
  try {
    localStorage.setItem(STORAGE_KEY, units);
  } catch {
    // There is then nothing to remember it by.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage may be forbidden (private windows).
    return null;
  }
}
