import type { SpeciesPack } from '../../src/knowledge-types.ts';

/** For "other": red flags and general advice only. */
export const pack = {
  species: 'other',
  word: 'pet',
  plural: 'pets',
  version: '0.1.0',
  ageBands: [0.5, 2, 6, 10],
  breedGroups: {},
  findings: [],
  conditions: [],
  redFlags: [],
  safetyQuestions: [],
  sources: {},
} satisfies SpeciesPack;
