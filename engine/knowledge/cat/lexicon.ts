import type { Lexicon } from '../../src/knowledge-types.ts';

/** Words only cat owners use, by finding id. */
export const lexicon = {
  pee_none: [
    'not use/used * <tray> in * day',
    'not use/used * <tray> since',
    'not use/used * <tray> all day',
    'not use/used * <tray> for * day',
  ],
  pee_straining: ['strain in the litter', 'sit in the litter box', 'squat in the litter'],
  pee_often: [
    'goes to the litter box every',
    'in and out of the box',
    'keeps going in the box',
    'visits the tray',
    'keeps going to the litter',
  ],
  lethargy: ['not grooming and quiet', 'loaf all day'],
  fever: ['hot ear tips'],
  flaky_skin: ['stopped grooming', 'not washing himself', 'not washing herself'],
} satisfies Lexicon;
