import type { Observations } from './index.ts';

/** The heart and what it cannot keep up with. */
export const heart = {
  exercise_tired: [
    'tire-fast',
    'tired after-walking',
    'stamina none',
    'stamina less',
    'gasp after-walking',
    'energy none after-walking',
    'puffing after-walking',
    'pant after-walking',
    'weak after-walking',
    'passed-out after-walking',
    'tire-walk',
    'tire-walk after-walking',
    'gasp after-work',
    'breath labored after-walking',
  ],
  fainting: ['passed-out', 'fall-down seconds', 'fall-over seconds', 'passed-out seconds'],
  heart_murmur: ['murmur', 'heart-noise~'],
  pulse_high: [
    'heart-part racing',
    'heart-rate racing',
    'heart-part high-pulse',
    'heart-rate high-rate',
    'heart-rate very-fast',
    'heart-rate high-pulse~',
  ],
  '!pulse_high': [
    'heart-rate pulse-ok',
    'heart-rate normal-look',
    'heart-rate high-pulse after-work',
  ],
  '!exercise_tired': ['far-as-ever', 'stamina normal-look', 'stamina better'],
  '!heart_murmur': ['heart-sounds-ok'],
} satisfies Observations;
