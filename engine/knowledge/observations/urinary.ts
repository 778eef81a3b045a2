import type { Observations } from './index.ts';

export const urinary = {
  pee_straining: ['urine strain', 'urine strained', 'urine nothing-out', 'urine squat nothing-out', 'strained genitals'],
  pee_none: ['urine none', 'urine drops strain', 'urine nothing-out', 'pee-blocked', 'urine drops strained', 'urine drops nothing-out', 'nothing-out tray'],
  '!pee_none': ['urine normal-look'],
  pee_often: ['urine often', 'urine small often', 'urine drops', 'urine many-times', 'tray often', 'tray many-times', 'squat often', 'straining-tray'],
  pee_blood: ['urine bloodied', 'urine pinkish', 'clump bloodied', 'clump pinkish', 'tray bloodied'],
  '!pee_blood': ['urine normal-look'],
  pee_dark: ['urine brown', 'urine black', 'urine orange'],
  pee_more: ['urine more', 'urine big', 'clump big', 'clump more', 'flood tray', 'flood urine', 'urine flood', 'flood~'],
  pee_accidents: ['accidents', 'wet-asleep', 'urine leak'],
  pee_leak_sleep: ['wet-asleep', 'urine leak in-sleep', 'leak in-sleep', 'urine dribble in-sleep', 'urine in-sleep', 'accidents in-sleep'],
  pee_cry: ['urine painful', 'tray painful', 'toilet-go painful'],
  genital_lick: ['lick-clean genitals', 'lick genitals'],
  pee_smell: ['urine smelly', 'urine cloudy', 'urine strong', 'clump smelly'],
  straining_unclear: ['toilet-go strain', 'strained~', 'straining-tray', 'tray strain', 'tray strained', 'toilet-go strained'],
  nothing_passed: ['nothing-out~', 'toilet-go none', 'toilet-go nothing-out'],
} satisfies Observations;
