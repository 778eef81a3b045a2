import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { findings } from './findings.ts';
import { lexicon } from './lexicon.ts';
import { redFlags } from './red-flags.ts';

/** Red flags and findings of the guinea pig; conditions are listed here as they are written and reviewed. */
export const pack = {
  species: 'guinea_pig', word: 'guinea pig', plural: 'guinea pigs', version: '0.1.0', ageBands: [0.3, 0.8, 3, 5],
  breedGroups: {}, findings, lexicon, conditions: [], redFlags, sources: {},
} satisfies SpeciesPack;
