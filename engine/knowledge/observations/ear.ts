import type { Observations } from './index.ts';

export const ear = {
  head_shaking: ['head head-shake', 'ear head-shake', 'head head-shake often'],
  ear_scratching: [
    'ear scratch',
    'ear itchy',
    'ear rubs',
    'ear dig',
    'ear bothers',
    'ear gnaws-at',
  ],
  ear_smell: ['ear odour', 'ear smelly', 'ear-infection smelly'],
  ear_discharge: ['ear wax', 'ear discharge', 'ear pus', 'ear-infection', 'ear grounds', 'ear eye-runny', 'ear sticky', 'ear black', 'ear blood discharge', 'ear greasy'],
  ear_mites_look: ['ear-mite', 'ear grounds', 'ear scab', 'ear crusty', 'ear flakes'],
  ear_red: ['ear red', 'ear pinked', 'ear puffy', 'ear puffed', 'ear raw', 'ear sore red', 'earflap red'],
  ear_pain: ['ear painful', 'ear sore', 'ear ear-touch painful', 'ear ear-touch none', 'ear held-down', 'earflap sore'],
  ear_flap_swollen: ['ear-haematoma', 'earflap puffy', 'earflap puffed', 'ear fluidfilled', 'earflap fluidfilled', 'earflap hot puffy'],
  ear_dark_wax: ['ear black', 'wax black ear', 'ear wax smelly'],
  deaf: ['deaf', 'hear none', 'hear less', 'sound-respond noise none'],
  ear_bulge: ['ear puffy', 'ear lump', 'ear swelling', 'head lump', 'ear bulging', 'jawside lump'],
} satisfies Observations;
