import type { Observations } from './index.ts';

/** A swollen leg; of a horse it is a leg that filled or a tendon, not a joint. */
export const swollenLimbs = {
  joint_swelling: [
    'leg limb-swollen',
    'paw limb-swollen',
    'leg filled',
    'leg-one enormous',
    'fat-leg',
  ],
} satisfies Observations;

/** Cold feet of a cat tell of a clot; of a small animal that it is cold. */
export const coldFeet = {
  hind_cold: ['paw stone-cold', 'sole stone-cold', 'paw blue', 'sole blue', 'paw colder'],
} satisfies Observations;
