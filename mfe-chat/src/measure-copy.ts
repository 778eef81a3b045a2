import { inLanguage, plural } from '@petwise/ui';

/**
 * Every word of the sheet in which an owner measures something at home; it comes with that sheet alone. What the parts of
 * a face look like in pain, and what body condition feels like, are the published scales, retold (`knowledge/measures.yaml`
 * names them).
 */
export const MEASURE_COPY = inLanguage('chat.measure', {
  titles: {
    breaths: 'Count the breaths',
    beats: 'Count the heart beats',
    refill: 'How fast the gum turns pink again',
    gums: 'The color of the gums',
    body: 'Body condition',
    'cat-face': 'What the face tells of pain',
    'rabbit-face': 'What the face tells of pain',
    'horse-face': 'What the face tells of pain',
  },
  /** How to do it, one step a line. */
  steps: {
    breaths: [
      'Let your pet rest or sleep, best lying down.',
      'Watch the chest: up and down is one breath.',
      'Tap at each breath. The first tap starts 30 seconds.',
    ],
    beats: [
      'Let your animal stand or lie at rest.',
      'Feel the beat under the jaw, or behind the left elbow.',
      'Tap at each beat. The first tap starts 30 seconds.',
    ],
    refill: [
      'Lift the upper lip and press a fingertip on the gum until it turns white.',
      'Let go, and tap Start at once.',
      'Tap Pink again as soon as the color is back.',
    ],
    gums: ['Lift the upper lip gently.', 'By daylight.', 'Choose the color that is nearest.'],
    body: [
      'Feel along the ribs with flat hands.',
      'Look at the waist from above.',
      'Choose the drawing and the words that fit best.',
    ],
    'cat-face': ['Look while your pet is awake and not eating, grooming or meowing.'],
    'rabbit-face': ['Look while your pet is awake and not eating or grooming.'],
    'horse-face': ['Look from a little way off, while your horse is awake and not eating.'],
  },
  tap: { breaths: 'Tap at each breath', beats: 'Tap at each beat' },
  counted: {
    breaths: (taps: number) => plural(taps, '# breath', '# breaths'),
    beats: (taps: number) => plural(taps, '# beat', '# beats'),
  },
  tooFew: 'That was too few to count. The next tap starts again.',
  secondsLeft: (seconds: number) => `${seconds} s left`,
  start: 'Start',
  pinkAgain: 'Pink again',
  result: (words: string) => `Your answer: ${words}`,
  use: 'Use this',
  again: 'Measure again',
  byHand: 'You can also measure with a watch and type the number as your answer.',
  careful: 'Leave it if your pet minds: an animal in pain or fear may bite.',
  gums: {
    pink: 'Pink',
    white: 'White or very pale',
    blue: 'Blue or gray',
    yellow: 'Yellow',
    'dark red': 'Dark or brick red',
  },
  body: {
    2: 'Ribs, backbone and hip bones stand out; no fat can be felt.',
    3: 'Ribs are felt at once and may be seen; a sharp waist.',
    5: 'Ribs are felt under a thin cover; a waist behind the ribs.',
    7: 'Ribs are hard to feel under fat; hardly a waist.',
    9: 'Ribs cannot be felt; no waist, the belly bulges.',
  },
  bodyLegend: 'Which is nearest?',
  score: { none: 'Not there', some: 'A little', clear: 'Clearly' },
  /** By animal, part by part: the part, and what it looks like in pain. */
  faces: {
    'cat-face': [
      ['Ears', 'Pulled apart and turned outwards'],
      ['Eyes', 'Squeezed, narrower than half'],
      ['Muzzle', 'Tense and flat instead of round'],
      ['Whiskers', 'Straight and pointing forwards'],
      ['Head', 'Held lower than the shoulders, or chin to the chest'],
    ],
    'rabbit-face': [
      ['Eyes', 'Squeezed, narrower than half'],
      ['Cheeks', 'Flat or sunken, the face more pointed'],
      ['Nostrils', 'Drawn long, V instead of U'],
      ['Whiskers', 'Stiff, straight and pointing'],
      ['Ears', 'Tightly folded and turned back or to the sides'],
    ],
    'horse-face': [
      ['Ears', 'Held stiffly and turned backwards'],
      ['Eyes', 'Lids partly or wholly closed'],
      ['Above the eye', 'Tense, the bone shows more'],
      ['Chewing muscles', 'Strained and standing out'],
      ['Mouth', 'Tense, upper lip drawn back, chin pronounced'],
      ['Nostrils', 'Strained and wide, the profile flat'],
    ],
  },
  /** Whose scale it is. */
  sources: {
    'cat-face': 'After the Feline Grimace Scale (Evangelista et al., 2019).',
    'rabbit-face': 'After the Rabbit Grimace Scale (Keating et al., 2012).',
    'horse-face': 'After the Horse Grimace Scale (Dalla Costa et al., 2014).',
    body: 'After the body condition score of the WSAVA.',
  },
});
