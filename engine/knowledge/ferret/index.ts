import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { body } from './body.ts';
import { everyday } from './everyday.ts';
import { findings } from './findings.ts';
import { glandsGut } from './glands-gut.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { sugarGall } from './sugar-gall.ts';

/** All that is known of the ferret. */
export const pack = {
  species: 'ferret',
  word: 'ferret',
  plural: 'ferrets',
  version: '1.2.0',
  ageBands: [0.4, 1, 3, 5],
  breedGroups: {},
  findings,
  conditions: [...glandsGut, ...body, ...everyday, ...sugarGall],
  redFlags,
  safetyQuestions,
  sources: {
    fer98: {
      title:
        'Neoplastic diseases in ferrets: 574 cases (1968 to 1997), J Am Vet Med Assoc 1998;212:1402; prior is an estimate from its shares',
      kind: 'expert-estimate',
      date: '2026',
    },
  },
  tests: {
    'heartworm-test': {
      name: 'Heartworm test',
      type: 'Lab Test',
      description: 'Looks for heartworm in the blood; in ferrets it can miss a single worm.',
    },
    'aleutian-test': {
      name: 'Aleutian disease test',
      type: 'Lab Test',
      description: 'Looks for antibodies to the Aleutian disease virus.',
    },
  },
} satisfies SpeciesPack;
