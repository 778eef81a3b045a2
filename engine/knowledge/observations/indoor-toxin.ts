import type { Observations } from './index.ts';

/** For animals that live indoors and eat no plants by nature: any plant eaten may be a poisonous one. */
export const indoorToxin = {
  toxin_sago: ['swallow some-plant', 'get-into some-plant', 'vanished some-plant'],
} satisfies Observations;
