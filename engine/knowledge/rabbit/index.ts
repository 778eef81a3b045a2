import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { findings } from './findings.ts';
import { lexicon } from './lexicon.ts';
import { redFlags } from './red-flags.ts';

/** Red flags and findings of the rabbit; conditions are listed here as they are written and reviewed. */
export const pack = {
  species: 'rabbit', word: 'rabbit', plural: 'rabbits', version: '0.1.0', ageBands: [0.4, 1, 4, 6],
  breedGroups: {}, findings, lexicon, conditions: [], redFlags, sources: {},
} satisfies SpeciesPack;
