import { either } from './either.ts';
import type { Observations } from './index.ts';

export const ear = {
  head_shaking: either('shakes-head'),
  ear_scratching: either('ear/earflap scratch/itchy/rubs/dig/bothers/gnaws-at/lick'),
  '!ear_scratching': either('ear left-alone'),
  ear_smell: either('ear odour/smelly/self-smell | ear-infection smelly | ear-wax smelly/odour'),
  '!ear_smell': either('ear looks-fine/self-fresh'),
  ear_discharge: either(
    'ear wax/dark-wax/discharge/pus/grounds/eye-runny/sticky/black/greasy/wet/muck | ear-infection | ear-wax | ear blood discharge',
  ),
  '!ear_discharge': either('ear looks-fine'),
  ear_mites_look: either('ear-mite | ear/wax/ear-wax grounds'),
  '!ear_mites_look': either('ear looks-fine'),
  ear_red: either('ear/earflap red/pinked/raw'),
  '!ear_red': either('ear looks-fine'),
  ear_pain: either(
    'ear-touch-pain | ear/earflap painful/sore/in-pain | ear ear-touch painful/resent/none | ear flinch | ear held-down',
  ),
  '!ear_pain': either('ear painless/painless-touch/looks-fine'),
  ear_flap_swollen: either(
    'ear-haematoma | ear haematoma | earflap puffy/puffed/swollen/fluidfilled/bulging/big/grow | ear fluidfilled | ear puffy/swollen hot',
  ),
  '!ear_flap_swollen': either('no-haematoma | earflap thin/looks-fine'),
  ear_dark_wax: either('dark-wax | ear black | ear-wax black/smelly | wax black'),
  '!ear_dark_wax': either('wax/ear-wax light-wax'),
  deaf: either('deaf | hear none/less/hear-going | sound-respond noise none'),
  '!deaf': either('hear no-problem | sound-respond noise'),
  ear_bulge: either(
    'ear/ear-side puffy/puffed/lump/swelling/bulging/swollen/pusspot/big | head/jawside lump/swelling | head swollen | face/head bulging',
  ),
  '!ear_bulge': either('ear looks-fine'),
} satisfies Observations;
