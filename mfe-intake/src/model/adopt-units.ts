import { weightUnits } from '@petwise/ui';
import { setWeightUnits } from '@petwise/ui/set-weight-units';
import { localStore } from '@petwise/ui/storage';
import type { BasicForm } from './basic-form.ts';

/** Who tells a weight in kilograms reads weights so from then on, unless they have chosen otherwise in the settings. */
export function adoptUnits(unit: BasicForm['weightUnit']): void {
  if (localStore.read('petwise.weightUnits') !== null) return;
  const told = unit === 'kg' || unit === 'g' ? 'kg' : 'lbs';
  if (told !== weightUnits()) setWeightUnits(told);
}
