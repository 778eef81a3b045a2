import type { Observations } from './index.ts';

/** Mood and habits. */
export const behaviour = {
  confused: ['confused'],
  night_waking: [
    'night-waking',
    'cry-out at-night',
    'call at-night',
    'pace at-night',
    'settle none at-night',
    'sleep none at-night',
  ],
  aggression: ['aggressive', 'growl person', 'attack-me', 'growl on-touch'],
  vocal: ['cry-out', 'vocal', 'call more', 'call often', 'call loud-voice', 'scream~'],
  hyperactive: ['hyper'],
  pica: ['pica'],
  spraying: ['spray'],
  heat_calling: ['heat-call'],
  girthy: ['girthy grumpy', 'girthy growl', 'girthy-word'],
  poor_performance: ['ridden'],
  crib_grind: ['crib-bite', 'teeth-grind'],
  pecked: ['peck'],
  hormonal: ['courting'],
  night_fright: ['night-fright'],
  sexual_behaviour: ['sexual-ferret'],
  bar_chewing: ['bar-chew'],
  soaking: ['soak'],
} satisfies Observations;
