/** Words that need a part of the body named before them: "his left eye is red … and now some green gunk". */

/** Part of the body by stem. */
export const partOf: Readonly<Record<string, string>> = {
  eye: 'eye',
  eyelid: 'eye',
  nose: 'nose',
  nostril: 'nose',
  nare: 'nose',
  ear: 'ear',
  leg: 'leg',
  paw: 'leg',
  foot: 'leg',
  ankle: 'leg',
  knee: 'leg',
  hock: 'leg',
  wrist: 'leg',
  toe: 'leg',
  mouth: 'mouth',
  breath: 'mouth',
  face: 'face',
  muzzle: 'face',
  cheek: 'face',
  belly: 'belly',
  tummy: 'belly',
  stomach: 'belly',
};

const discharge = { eye: 'eye_discharge', nose: 'nasal_discharge', ear: 'ear_discharge' };
const red = { eye: 'eye_red', ear: 'ear_red' };
const swollen = {
  eye: 'eye_swollen',
  leg: 'joint_swelling',
  face: 'face_swelling',
  belly: 'belly_swollen',
};
const smell = { ear: 'ear_smell', mouth: 'bad_breath' };

/** What a word means by the part it belongs to; by word. */
export const ofPart: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  discharge,
  gunk: discharge,
  gunky: discharge,
  goop: discharge,
  goopy: discharge,
  goo: discharge,
  pus: discharge,
  runny: discharge,
  weepy: discharge,
  weeping: discharge,
  oozing: discharge,
  watery: discharge,
  red,
  redness: red,
  bloodshot: red,
  inflamed: red,
  swollen,
  swelling: swollen,
  puffy: swollen,
  puffiness: swollen,
  cloudy: { eye: 'eye_cloudy' },
  cloudiness: { eye: 'eye_cloudy' },
  squinting: { eye: 'eye_squint' },
  smell,
  smelly: smell,
  odor: smell,
  odour: smell,
};

/** "No discharge" with no part named before: what is denied. */
export const partless: Readonly<Record<string, readonly string[]>> = {
  discharge: ['eye_discharge', 'nasal_discharge'],
  swelling: ['joint_swelling', 'face_swelling', 'belly_swollen'],
};
