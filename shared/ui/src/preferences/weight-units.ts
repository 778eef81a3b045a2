const STORAGE_KEY = 'petwise.weightUnits';

/** In what an owner thinks of weights; `lbs` also stands for the ounces of small pets. */
export type WeightUnits = 'lbs' | 'kg';

/** What the owner chose on this device; `lbs` until they choose (FORM-03). */
export function weightUnits(): WeightUnits {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'kg' ? 'kg' : 'lbs';
  } catch {
    // Storage may be forbidden (private windows); the specification's unit then holds.
    return 'lbs';
  }
}

/** Remembers the choice; forms that open from now on start with it. */
export function setWeightUnits(units: WeightUnits): void {
  try {
    if (units === 'lbs') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, units);
  } catch {
    // There is then nothing to remember it by.
  }
}
