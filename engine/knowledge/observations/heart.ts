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
    'rattle after-walking',
  ],
  fainting: ['passed-out', 'fall-down seconds'],
  heart_murmur: ['murmur', 'heart-noise~'],
  pulse_high: ['heart-rate high-pulse', 'heart-part racing', 'heart-rate racing'],
} satisfies Observations;
