import type { Finding } from '../../src/knowledge-types.ts';

/** Findings only ferrets need. */
export const findings = [
  { id: 'glassy', name: 'a glassy stare', topic: 'nerves', ask: 'Does {pet} stare glassily or seem far away for minutes?', leak: 0.01, told: 0.85, says: ['glassy', 'stare', 'star gazing', 'stargazing', 'spaced out', 'zoned out', 'trance', 'blank look', 'glazed'] },
  { id: 'vulva_swollen', name: 'a swollen vulva', topic: 'repro', ask: 'Is the vulva swollen?', leak: 0.01, told: 0.8, says: ['swollen vulva', 'vulva * swollen', 'vulva * swell', 'in heat', 'in season', 'jill in season'] },
] satisfies readonly Finding[];
