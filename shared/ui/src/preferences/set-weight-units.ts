import { localStore } from '../storage/storage.ts';
import type { WeightUnits } from './weight-units.ts';

/** Remembers the choice; forms that open from now on start with it. */
export function setWeightUnits(units: WeightUnits): void {
  localStore.write('petwise.weightUnits', units);
}
