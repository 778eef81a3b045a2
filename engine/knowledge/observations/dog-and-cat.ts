import type { Observations } from './index.ts';

export const dogAndCat = {
  skips_step: ['skips-step'],
  tail_limp: ['limp-tail'],
  hernia_bulge: ['hernia'],
  testicle_missing: ['missing-testicle'],
  noise_fear: ['afraid-of-noise'],
  alone_distress: ['upset-alone'],
  burn_electric: ['electric-current'],
  near_drowned: ['under-water'],
  coat_matted: ['coat-knots'],
} satisfies Observations;
