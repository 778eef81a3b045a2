/** Words that need a part of the body beside or before them: "his left eye is red … and now some green gunk". */

const parts: Readonly<Record<string, string>> = {
  eye: 'eye eyelid eyeball',
  nose: 'nose nostril nare snout',
  ear: 'ear earhole',
  leg: 'leg paw foot ankle knee hock wrist toe elbow shoulder limb pastern fetlock',
  mouth: 'mouth breath lip chin',
  face: 'face muzzle cheek jaw',
  belly: 'belly tummy stomach abdomen tum',
  skin: 'skin fur coat back spinal neck flank rump',
  bottom: 'bottom bum butt vent anus rear backside bumhole',
  stool: 'poop poo stool dropping feces manure',
  urine: 'pee urine wee',
  gum: 'gum tongue',
  genital: 'vulva penis privates genitals willy sheath',
  crop: 'crop',
  // Named only so that "red" or "swollen" after them is not said of the eye before.
  comb: 'comb wattle',
  beak: 'beak bill',
  wing: 'wing',
  shell: 'shell plastron carapace',
  tooth: 'tooth fang canine molar',
};

const words = (list: string): string[] => list.split(' ');

/** Part of the body by stem. */
export const partOf: ReadonlyMap<string, string> = new Map(
  Object.entries(parts).flatMap(([part, list]) => words(list).map((word) => [word, part] as const)),
);

const meanings: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'discharge gunk gunky goop goopy goo pus runny weepy weeping oozing watery watering streaming dripping drippy leaking snotty slimy',
    { eye: 'eye_discharge', nose: 'nasal_discharge', ear: 'ear_discharge' },
  ],
  [
    'wet soaked damp soaking soggy',
    { mouth: 'drooling', bottom: 'dirty_bottom', nose: 'nasal_discharge', eye: 'eye_discharge' },
  ],
  ['dirty filthy messy mucky caked soiled pasty stained', { bottom: 'dirty_bottom' }],
  [
    'crusty crusted crusts crust crusting',
    {
      eye: 'eye_discharge',
      nose: 'nasal_discharge',
      ear: 'scabs',
      skin: 'scabs',
      leg: 'scabs',
      mouth: 'scabs',
      face: 'scabs',
    },
  ],
  [
    'scabby scabs scab scabbed sores',
    { ear: 'scabs', skin: 'scabs', leg: 'scabs', mouth: 'scabs' },
  ],
  [
    'red redness bloodshot inflamed reddish raw',
    { eye: 'eye_red', ear: 'ear_red', skin: 'skin_red', urine: 'pee_blood' },
  ],
  [
    'swollen swelling puffy puffiness enlarged swelled puffed puffing ballooned ballooning blown fat',
    {
      eye: 'eye_swollen',
      leg: 'joint_swelling',
      face: 'face_swelling',
      belly: 'belly_swollen',
      bottom: 'anal_swelling',
      genital: 'vulva_swollen',
    },
  ],
  ['bloated distended huge tight hard', { belly: 'belly_swollen', crop: 'crop_slow' }],
  ['full squishy', { crop: 'crop_slow' }],
  ['cloudy cloudiness milky hazy', { eye: 'eye_cloudy', urine: 'urine_sludge' }],
  ['sludge sludgy gritty chalky', { urine: 'urine_sludge' }],
  ['squinting squinty closed shut', { eye: 'eye_squint' }],
  [
    'smell smells smelly odor odour stinks stinky stink reeks',
    { ear: 'ear_smell', mouth: 'bad_breath', skin: 'skin_smell' },
  ],
  [
    'blood bloody bleeding',
    {
      nose: 'nose_bleed',
      gum: 'mouth_bleeding',
      stool: 'diarrhea_blood',
      urine: 'pee_blood',
      mouth: 'mouth_bleeding',
      genital: 'genital_discharge',
    },
  ],
  ['jelly mucus mucousy slime mucusy', { stool: 'diarrhea_mucus' }],
  ['squirty loose mushy sloppy soft unformed liquid', { stool: 'diarrhea' }],
  [
    'bald balding thinning hairless patchy',
    { skin: 'hair_loss', belly: 'hair_loss', leg: 'hair_loss' },
  ],
  ['itchy itching scratching', { ear: 'ear_scratching', skin: 'itching' }],
  [
    'sore tender painful hurts hurting',
    { belly: 'belly_pain', ear: 'ear_pain', mouth: 'mouth_pain', leg: 'limping' },
  ],
  ['pale white whitish', { gum: 'pale_gums' }],
];

type Meanings = readonly (readonly [string, Readonly<Record<string, string>>])[];
type ByWord = ReadonlyMap<string, Readonly<Record<string, string>>>;

function byWord(list: Meanings): ByWord {
  const out = new Map<string, Readonly<Record<string, string>>>();
  for (const [spelled, map] of list)
    for (const word of words(spelled)) out.set(word, { ...out.get(word), ...map });
  return out;
}

/** What a word means by the part it belongs to; by word. */
export const ofPart: ByWord = byWord(meanings);

/** Words that mean one thing alone and another right beside a part: a wobbling tooth is no wobbling dog. */
export const partFirst: ByWord = byWord([
  ['wobble wobbles wobbling wobbly wiggles wiggly', { tooth: 'tooth_loose' }],
  [
    'yelp yelps yelped yelping flinch flinches flinched wince winces winced whimper whimpers whimpered',
    { ear: 'ear_pain', mouth: 'mouth_pain', tooth: 'mouth_pain', belly: 'belly_pain' },
  ],
  ['blown ballooned', { ear: 'ear_flap_swollen', leg: 'joint_swelling', face: 'face_swelling' }],
  [
    'whiff whiffs whiffy pong pongs reeks honks hums',
    { ear: 'ear_smell', mouth: 'bad_breath', bottom: 'anal_smell' },
  ],
  ['scratches scratching scratch rakes raking digs digging', { ear: 'ear_scratching' }],
  ['rub rubs rubbing rubbed smears smearing wipes wiping paws pawing', { eye: 'eye_rub' }],
  ['bigger larger enlarged bulges bulging bulgy', { eye: 'eye_bulging' }],
  ['bunged', { nose: 'nasal_discharge' }],
]);

const withoutPart: Readonly<Record<string, readonly string[]>> = {
  discharge: ['eye_discharge', 'nasal_discharge'],
  goo: ['eye_discharge', 'nasal_discharge'],
  gunk: ['eye_discharge', 'nasal_discharge'],
  swelling: ['joint_swelling', 'face_swelling', 'belly_swollen', 'lump'],
  swollen: ['joint_swelling', 'face_swelling', 'belly_swollen'],
  redness: ['skin_red', 'eye_red'],
  blood: ['bleeding', 'wound'],
  bleeding: ['bleeding', 'wound'],
  sores: ['scabs', 'wound', 'skin_red'],
  smell: ['skin_smell', 'bad_breath'],
  noise: ['noisy_breath'],
  noises: ['noisy_breath'],
  straining: ['pee_straining', 'straining_stool', 'straining_unclear'],
  pus: ['abscess', 'eye_discharge'],
};

/** "No discharge" with no part named before: what is denied. */
export const partless: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(withoutPart),
);

/** Words that join a quality to the part named right after it: "discharge from the eye". */
export const partLinks = new Set(
  words(
    'from in of on at around out the his her its their my a and both one left right to coming come comes running leaking pouring dripping sticking all',
  ),
);
