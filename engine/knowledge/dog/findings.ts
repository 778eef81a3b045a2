import type { Finding } from '../../src/knowledge-types.ts';

/** Findings only dogs need. */
export const findings = [
  {
    id: 'deep_retch_restless',
    name: 'restless with a tight belly',
    topic: 'gut',
    ask: 'Is {pet} pacing and unable to lie down because of the belly?',
    parent: 'belly_swollen',
    leak: 0.1,
    told: 0.4,
  },
] satisfies readonly Finding[];
