import type { Lexicon } from '../../src/knowledge-types.ts';

/** Words only dog owners use, by finding id. */
export const lexicon = {
  trigger_activity: ['after fetch', 'at the dog park', 'zoomies', 'after agility'],
  sick_contacts: ['doggy day care', 'dog walker', 'puppy party'],
  pee_accidents: ['wets her bed', 'wets his bed', 'house trained but'],
  abscess: ['stitches * pus', 'pus'],
  eye_discharge: ['green goop'],
  vomiting: ['threw up', 'brought up'],
  skin_red: ['red between'],
} satisfies Lexicon;
