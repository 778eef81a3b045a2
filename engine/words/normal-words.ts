import { stem } from '../src/text/stem.ts';

/** How owners say that something is as it should be: "eating, drinking and pooping fine", "nose is dry". */

/** What is denied when this function or part is normal, and words that mean normal only for it. */
export interface Normal {
  denies: readonly string[];
  also?: readonly string[];
}

const eating: Normal = {
  denies: ['appetite_loss'],
  also: ['hearty', 'huge', 'unchanged', 'there', 'same', 'undimmed'],
};
const drinking: Normal = { denies: ['drinks_less', 'drinks_more'] };
const peeing: Normal = { denies: ['pee_none', 'pee_straining'], also: ['freely', 'yellow'] };
const pooping: Normal = {
  denies: ['diarrhea', 'constipation', 'droppings_change'],
  also: ['firm', 'solid', 'formed', 'round', 'brown', 'healthy', 'same', 'daily'],
};
const acting: Normal = {
  denies: ['lethargy'],
  also: ['happy', 'bright', 'alert', 'playful', 'high', 'unchanged', 'active'],
};
const walking: Normal = { denies: ['limping', 'wobbly'], also: ['sound', 'straight', 'freely'] };
const breathing: Normal = {
  denies: ['breath_hard', 'breath_fast'],
  also: ['quiet', 'easy', 'steady', 'slow', 'quietly', 'easily'],
};
const eyes: Normal = {
  denies: ['eye_discharge', 'eye_red', 'eye_squint', 'eye_swollen', 'eye_cloudy'],
  also: ['bright', 'open', 'dry', 'shiny'],
};
const nose: Normal = { denies: ['nasal_discharge'], also: ['dry'] };
const skin: Normal = {
  denies: ['skin_red', 'flaky_skin'],
  also: ['shiny', 'glossy', 'soft', 'smooth', 'full'],
};

const coat: Normal = { ...skin, denies: [...skin.denies, 'hair_loss'] };

/** By the noun or verb as written. */
const byWord: Readonly<Record<string, Normal>> = {
  eat: eating,
  appetite: eating,
  drink: drinking,
  thirst: drinking,
  pee: peeing,
  wee: peeing,
  urinat: peeing,
  urine: peeing,
  poop: pooping,
  poo: pooping,
  poos: pooping,
  stool: pooping,
  dropping: pooping,
  feces: pooping,
  manure: pooping,
  defecat: pooping,
  energy: acting,
  act: acting,
  behav: acting,
  behavior: acting,
  behaviour: acting,
  play: acting,
  activity: acting,
  mood: acting,
  demeanour: acting,
  demeanor: acting,
  walk: walking,
  gait: walking,
  breath: breathing,
  respiration: breathing,
  eye: eyes,
  nose: nose,
  nostril: nose,
  nare: nose,
  ear: { denies: ['ear_discharge', 'ear_red', 'ear_smell'] },
  skin,
  coat,
  fur: coat,
  feather: {
    denies: ['feather_plucking', 'feather_odd', 'hair_loss'],
    also: ['smooth', 'sleek', 'shiny'],
  },
  gum: { denies: ['pale_gums', 'blue_gums', 'jaundice'], also: ['pink'] },
  comb: { denies: ['comb_pale', 'comb_dark'], also: ['red', 'bright'] },
  temperature: { denies: ['fever'] },
  temp: { denies: ['fever'] },
  weight: {
    denies: ['weight_loss', 'weight_gain'],
    also: ['stable', 'steady', 'same', 'constant'],
  },
  belly: { denies: ['belly_swollen', 'belly_pain'], also: ['soft', 'flat', 'squishy'] },
  stomach: { denies: ['belly_swollen', 'belly_pain'], also: ['soft', 'flat'] },
  tummy: { denies: ['belly_swollen', 'belly_pain'], also: ['soft', 'flat'] },
  abdomen: { denies: ['belly_swollen', 'belly_pain'], also: ['soft', 'flat'] },
  balance: { denies: ['wobbly'] },
  crop: { denies: ['crop_slow'], also: ['empty', 'empties', 'emptying', 'flat'] },
  tooth: {
    denies: ['incisors_long', 'teeth_long', 'tartar', 'tooth_loose'],
    also: ['straight', 'white'],
  },
  shell: { denies: ['shell_rot', 'shell_crack'], also: ['hard', 'smooth', 'firm'] },
  shed: { denies: ['stuck_shed'], also: ['complete', 'whole'] },
  vision: { denies: ['blind'] },
  voice: { denies: ['voice_change'], also: ['same'] },
  sing: { denies: ['voice_change', 'lethargy'] },
  chirp: { denies: ['voice_change', 'lethargy'] },
  talk: { denies: ['voice_change', 'lethargy'] },
  chatter: { denies: ['voice_change', 'lethargy'] },
  fly: { denies: ['not_flying'] },
  flight: { denies: ['not_flying'] },
  wing: { denies: ['wing_droop', 'not_flying'] },
  tongue: { denies: ['tongue_problem'] },
  swim: { denies: ['floats_lopsided'], also: ['level', 'straight', 'evenly'] },
  grip: { denies: ['weakness'], also: ['strong', 'firm'] },
  beak: { denies: ['beak_problem', 'beak_long'] },
  nail: { denies: ['nail_problem'] },
  claw: { denies: ['nail_problem'] },
  jaw: { denies: ['soft_jaw'], also: ['hard', 'firm'] },
  mouth: { denies: ['mouth_sores', 'mouth_pain'], also: ['pink'] },
  leg: { denies: ['limping', 'hind_weak'] },
  business: pooping,
  bowel: pooping,
  tummie: { denies: ['belly_swollen', 'belly_pain'] },
  hearing: { denies: ['deaf'] },
  sight: { denies: ['blind'] },
  eyesight: { denies: ['blind'] },
};

/** By stem of the noun or verb. */
export const normals: ReadonlyMap<string, Normal> = new Map(
  Object.entries(byWord).flatMap(([word, normal]) => [
    [word, normal],
    [stem(word), normal],
  ]),
);

/** Normal for anything. */
export const normalWords = new Set(
  `
normal normally fine ok okay well good great perfect perfectly usual regularly regular clear clean healthy
unchanged alright happily excellent before ever always ordinary grand lovely brilliant
`
    .trim()
    .split(/\s+/),
);

/** Words that may stand between the things named and the word for normal. */
export const normalLinks = new Set(
  `
is are look looks looking seem seems still all both as like just totally completely perfectly pretty very really
quite been has have his her their its the and otherwise absolutely nice nicely too also level levels color
sounds feels stays remains appears same he she it they output lot everything rest habits a good bright proper
colour movements per along around
`
    .trim()
    .split(/\s+/),
);

/** After the word for normal: it was so, but is no longer. */
export const noLonger = new Set(
  'until till before yesterday earlier last except apart one'.split(' '),
);

/** Before the list: it is not so. */
export const notSo = new Set(
  `
no not never without stop quit barely hardly was were if used nor neither less isnt trouble hard difficulty
`
    .trim()
    .split(/\s+/),
);
