import type { Observations } from './index.ts';

/** A horse that watches its flank or throws itself about has a sore belly. */
export const horseGut = {
  belly_pain: ['flank-watch', 'colic-violent'],
} satisfies Observations;
