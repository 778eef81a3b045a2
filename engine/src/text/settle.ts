import type { Evidence } from '../types.ts';

/** Within one text a plain "yes" outweighs a "no" only when it is more certain; ties go to present, to be safe. */
export function settle(items: readonly Evidence[]): Evidence[] {
  const best = new Map<string, Evidence>();
  for (const item of items) {
    const known = best.get(item.finding);
    const stronger =
      !known ||
      item.certainty > known.certainty + 0.02 ||
      (item.value === 'yes' && known.value === 'no' && item.certainty >= known.certainty - 0.02);
    if (stronger) best.set(item.finding, item);
  }
  return [...best.values()];
}
