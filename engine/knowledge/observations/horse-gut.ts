import type { Observations } from './index.ts';

/** A horse that rolls, watches its flank or has a silent gut has a sore belly. */
export const horseGut = {
  belly_pain: ['colic-roll', 'flank-watch', 'colic-violent'],
} satisfies Observations;
