import type { Lexicon } from '../../src/knowledge-types.ts';

/** Words only dog owners use, by finding id. */
export const lexicon = {
  trigger_activity: ['after fetch', 'at the dog park', 'zoomies', 'after agility'],
  sick_contacts: ['doggy day care', 'puppy party'],
  pee_accidents: ['wets her bed', 'wets his bed', 'house trained but'],
  abscess: ['stitches * pus', 'pus'],
  eye_discharge: ['green goop'],
  vomiting: ['threw up', 'brought up'],
  skin_red: ['red between'],
  fever: [
    'temp/temperature/thermometer * 39.6/39.7/39.8/39.9/40/40.1/40.2/40.3/40.4/40.5/40.6/40.8/41/41.2/103/103.5/104/104.5/105',
  ],
} satisfies Lexicon;
