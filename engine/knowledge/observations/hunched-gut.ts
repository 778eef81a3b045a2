import type { Observations } from './index.ts';

/** Mammals that hunch up with a sore belly; a hunched bird is only unwell. */
export const hunchedGut = {
  belly_pain: ['hunch'],
} satisfies Observations;
