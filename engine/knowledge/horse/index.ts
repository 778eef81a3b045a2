import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { findings } from './findings.ts';
import { lexicon } from './lexicon.ts';
import { redFlags } from './red-flags.ts';

/** Red flags and findings of the horse; conditions are listed here as they are written and reviewed. */
export const pack = {
  species: 'horse', word: 'horse', plural: 'horses', version: '0.1.0', ageBands: [1, 4, 14, 20],
  breedGroups: {}, findings, lexicon, conditions: [], redFlags, sources: {},
} satisfies SpeciesPack;
