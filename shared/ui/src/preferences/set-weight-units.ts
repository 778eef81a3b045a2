import { WEIGHT_UNITS_KEY, type WeightUnits } from './weight-units.ts';

/** Remembers the choice; forms that open from now on start with it. */
export function setWeightUnits(units: WeightUnits): void {
  try {
    localStorage.setItem(WEIGHT_UNITS_KEY, units);
  } catch {
    // There is then nothing to remember it by.
  }
}
