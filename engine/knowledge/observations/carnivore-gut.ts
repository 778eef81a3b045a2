import type { Observations } from './index.ts';

/** Dogs, cats and ferrets heave when they retch, and few or small stools are constipation. */
export const carnivoreGut = {
  retching_unproductive: ['heave~'],
  vomit_undigested: ['undigested~'],
  constipation: ['less-stool'],
  vomiting: ['bring-up~'],
  gagging: ['hack-word'],
} satisfies Observations;
