import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { findings } from './findings.ts';
import { lexicon } from './lexicon.ts';
import { redFlags } from './red-flags.ts';

/** Red flags and findings of the reptile; conditions are listed here as they are written and reviewed. */
export const pack = {
  species: 'reptile', word: 'reptile', plural: 'reptiles', version: '0.1.0', ageBands: [0.5, 2, 8, 15],
  breedGroups: {}, findings, lexicon, conditions: [], redFlags, sources: {},
} satisfies SpeciesPack;
