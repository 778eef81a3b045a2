import type { Finding } from '../../src/knowledge-types.ts';

/** Findings only guinea pigs need. */
export const findings = [
  { id: 'no_vitamin_c', name: 'little vitamin C in the diet', topic: 'husbandry', ask: 'Does the diet lack fresh peppers, greens or a vitamin C source?', leak: 0.25, told: 0.2, says: ['no vitamin c', 'scurvy', 'no fresh veg', 'only pellet', 'only hay', 'no vegetable', 'rabbit food', 'rabbit pellet'] },
  { id: 'reluctant_move', name: 'unwilling to move', topic: 'limbs', ask: 'Is {pet} unwilling to move, or squeaking when handled?', leak: 0.05, told: 0.6, says: ['reluctant to move', 'not want to move', 'will not move', 'squeal when picked', 'squeak when handled', 'squeak when picked', 'not walking around', 'bunny hop'] },
] satisfies readonly Finding[];
