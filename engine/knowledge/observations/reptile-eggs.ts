import type { Observations } from './index.ts';

/** In a reptile the eggs she carries are a pregnancy; in a hen they are an egg a day. */
export const reptileEggs = {
  pregnant: ['carries-eggs'],
  egg_weak: ['carries-eggs', 'digging'],
} satisfies Observations;
