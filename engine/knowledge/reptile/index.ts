import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { body } from './body.ts';
import { breathingMouth } from './breathing-mouth.ts';
import { findings } from './findings.ts';
import { gut } from './gut.ts';
import { injury } from './injury.ts';
import { breedGroups } from './kinds.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { skinShell } from './skin-shell.ts';

/** All that is known of reptiles: lizards, snakes, tortoises and turtles. */
export const pack = {
  species: 'reptile',
  word: 'reptile',
  plural: 'reptiles',
  version: '1.2.0',
  ageBands: [0.5, 2, 8, 15],
  breedGroups,
  findings,
  conditions: [...breathingMouth, ...gut, ...skinShell, ...body, ...injury],
  redFlags,
  safetyQuestions,
  sources: {
    'est26-chel': {
      title:
        'Petwise estimate, informed by a study of chelonians in UK primary care 2019, n = 2,040 (beak 17 %, nails 11 %, shell 10 %, anorexia 4 %; vitamin A deficiency 9 % of turtles); to be confirmed by a veterinarian',
      kind: 'expert-estimate',
      date: '2026-11',
    },
    'est26-bd': {
      title:
        'Petwise estimate, informed by a study of 529 bearded dragons in Austria and Czechia, Vet Med 62:508 (gut disease 42.7 %, parasites in 83 % of stools, skin 22.4 %, bones and muscles 18.9 %); to be confirmed by a veterinarian',
      kind: 'expert-estimate',
      date: '2026-11',
    },
  },
  leaks: {
    lethargy: 0.3,
    appetite_loss: 0.35,
    weight_loss: 0.15,
    hiding: 0.12,
    sick_contacts: 0.12,
  },
} satisfies SpeciesPack;
