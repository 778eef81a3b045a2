import type { Observations } from './index.ts';

/** "The box" of a cat is its tray. */
export const catGut = {
  pee_often: ['the-box often'],
  pee_cry: [],
  pee_none: ['the-box nothing-out'],
  straining_unclear: ['the-box strain-at', 'the-box strained'],
} satisfies Observations;
