import type { Finding } from '../../src/knowledge-types.ts';

/** Findings only rabbits need. */
export const findings = [
  { id: 'small_droppings', name: 'fewer or smaller droppings', topic: 'gut', ask: 'Are the droppings fewer or smaller than usual?', leak: 0.06, told: 0.6, says: ['small dropping', 'tiny dropping', 'fewer dropping', 'less poop', 'less dropping', 'smaller poop', 'small poop', 'tiny poop', 'misshapen dropping', 'string of pearls', 'fewer poop', 'few dropping', 'small poo', 'tiny poo', 'fewer poo'] },
  { id: 'cecotropes_left', name: 'soft droppings left uneaten', topic: 'gut', ask: 'Are soft, grape-like droppings left uneaten?', leak: 0.04, told: 0.6, says: ['cecotrope', 'caecotroph', 'cecals', 'uneaten cecal', 'sticky poop', 'grape like', 'soft droppings stuck', 'cecotroph', 'night droppings'] },
  { id: 'urine_red', name: 'red or orange urine', topic: 'urinary', ask: 'Is the urine red or orange?', leak: 0.05, told: 0.8, says: ['red <urine>', 'orange <urine>', '<urine> * red', '<urine> * orange'] },
] satisfies readonly Finding[];
