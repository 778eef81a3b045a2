import type { Observations } from './index.ts';

/** "The box" of a cat is its tray. */
export const catGut = {
  pee_often: ['the-box often', 'the-box many-times'],
  pee_cry: ['the-box cry-out-loud'],
  pee_none: ['the-box nothing-out'],
  straining_unclear: ['the-box strain-at', 'the-box strained'],
} satisfies Observations;
