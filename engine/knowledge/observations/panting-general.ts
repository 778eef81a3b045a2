import type { Observations } from './index.ts';

/** Panting in animals that do not pant in health. */
export const pantingGeneral = {
  breath_fast: ['pant~'],
} satisfies Observations;
