import type { Lexicon } from '../../src/knowledge-types.ts';

/** Words only cat owners use, by finding id. */
export const lexicon = {
  pee_none: [
    'not use/used * <tray> in * day',
    'not use/used * <tray> since',
    'not use/used * <tray> all day',
    'not use/used * <tray> for * day',
  ],
  straining_unclear: ['strain in the litter', 'sit in the litter box', 'squat in the litter'],
  pee_often: [
    'goes to the litter box every',
    'in and out of the box',
    'keeps going in the box',
    'visits the tray',
    'keeps going to the litter',
  ],
  lethargy: [
    'not groom',
    'not grooming',
    'stopped grooming',
    'stopped washing',
    'not washing',
    'not grooming and quiet',
    'loaf all day',
  ],
  fever: [
    'temp/temperature/thermometer * 39.6/39.7/39.8/39.9/40/40.1/40.2/40.3/40.4/40.5/40.6/40.8/41/41.2/103/103.5/104/104.5/105',
    'hot ear tips',
  ],
  flaky_skin: ['stopped grooming', 'not washing himself', 'not washing herself'],
  blind: ['crash into wall', 'bump into thing', 'bumping into things'],
  fights_outdoors: [
    'back from a fight',
    'came back from a fight',
    'scrap with',
    'fight with',
    'been in a fight',
    'cat fight',
    'got in a fight',
    'scrapping',
  ],
  confused: ['howling at wall', 'stares at walls', 'lost in * house'],
  '!pee_none': ['use * <tray> normal', 'use * <tray> fine', 'uses * <tray> normally'],
  '!constipation': ['use * <tray> normal', 'use * <tray> fine'],
  vocal: ['yells', 'meow loudly', 'meowing loudly', 'caterwaul'],
  genital_lick: ['licking * bits', 'lick * bum and bits'],
  '-breath_hard': ['suck in air'],
  '-bee_sting': [
    'after shots',
    'after vaccine',
    'just had shots',
    'vaccinated today',
    'vaccine * today',
  ],
} satisfies Lexicon;
