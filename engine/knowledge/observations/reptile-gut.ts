import type { Observations } from './index.ts';

/** Reptiles bring prey back up without effort, and their hemipenes come out of the vent. */
export const reptileGut = {
  regurgitation: ['vomit', 'bring-up~', 'bring-up food', 'bring-up undigested'],
  prolapse: ['penis sticking-out', 'penis outside', 'tip-out'],
} satisfies Observations;
