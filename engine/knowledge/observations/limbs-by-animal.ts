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
  hind_cold: [
    'paw stone-cold',
    'sole stone-cold',
    'paw blue',
    'sole blue',
    'paw colder',
    'hind-leg no-warmth',
    'hind-legs no-warmth',
  ],
} satisfies Observations;

/** Owners speak of a horse's one swollen leg as of a joint; of both they say that they filled. */
export const horseLimbs = {
  joint_swelling: ['leg-one limb-swollen', 'leg-one enormous'],
} satisfies Observations;
