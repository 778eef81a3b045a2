import type { Observations } from './index.ts';

/** What only small herbivores and rodents show: fur on end is a sign of illness, a grind of the teeth one of pain. */
export const smallPetsGeneral = {
  lethargy: ['fluffed-coat'],
  pain: ['teeth-grind~'],
  breath_fast: ['pant~'],
} satisfies Observations;
