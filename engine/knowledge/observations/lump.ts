import type { Observations } from './index.ts';

export const lump = {
  lump: ['lump', 'swelling~', 'swelling skin', 'swelling hard', 'swelling neck'],
  lump_growing: ['lump grow', 'swelling grow', 'lump spreading', 'lump sudden'],
  lump_soft: ['lump soft', 'lump squashy', 'lump movable', 'swelling soft', 'swelling squashy', 'lump crawls'],
  lump_painful: [
    'lump hot',
    'lump sore',
    'lump painful',
    'swelling hot',
    'swelling sore',
    'swelling painful',
  ],
  lump_ulcer: [
    'lump bleed',
    'lump blood',
    'lump raw',
    'lump burst',
    'lump discharge',
    'lump sore-spot',
    'swelling burst',
    'swelling bleed',
  ],
  lymph_swollen: ['gland swollen', 'gland big', 'gland', 'neck puffy', 'gland sized'],
  sarcoid_look: ['sarcoid', 'lump scab', 'lump flakes', 'lump bald', 'groin lump', 'genitals lump', 'lump raw'],
  melanoma_look: ['melanoma', 'mole', 'lump black', 'tail lump', 'dock lump', 'bottom lump'],
  lump_wing: ['wing lump', 'feather lump'],
  lump_chest: ['chest lump', 'belly lump', 'chest swelling', 'belly swelling'],
  tail_lump: ['tail lump', 'tail swelling'],
  button_lump: ['lump button', 'lump scab', 'lump itchy', 'lump scratch', 'lump red', 'pimple scab'],
  back_cyst: ['cheesy', 'lump back-line', 'lump tail-base', 'lump cheesy'],
} satisfies Observations;
