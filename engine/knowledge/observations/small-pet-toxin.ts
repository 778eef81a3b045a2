import type { Observations } from './index.ts';

/** A flea product for dogs is a poison of its own kind in cats; in other small animals it counts as any other. */
export const smallPetToxin = {
  toxin_poison_other: ['dog-flea-product'],
} satisfies Observations;
