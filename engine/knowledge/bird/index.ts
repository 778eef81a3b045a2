import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { findings } from './findings.ts';
import { lexicon } from './lexicon.ts';
import { redFlags } from './red-flags.ts';

/** Red flags and findings of the bird; conditions are listed here as they are written and reviewed. */
export const pack = {
  species: 'bird', word: 'bird', plural: 'birds', version: '0.1.0', ageBands: [0.3, 1, 6, 12],
  breedGroups: {}, findings, lexicon, conditions: [], redFlags, sources: {},
} satisfies SpeciesPack;
