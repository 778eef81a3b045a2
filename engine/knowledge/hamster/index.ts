import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { findings } from './findings.ts';
import { inside } from './inside.ts';
import { outside } from './outside.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';

/** All that is known of the hamster. */
export const pack = {
  species: 'hamster',
  word: 'hamster',
  plural: 'hamsters',
  version: '1.2.0',
  ageBands: [0.12, 0.3, 1, 1.5],
  breedGroups: {
    syrian: ['syrian', 'teddy bear', 'golden'],
    dwarf: [
      'dwarf',
      'campbell',
      'winter white',
      'roborovski',
      'robo',
      'russian',
      'hybrid',
      'djungarian',
    ],
    chinese: ['chinese'],
  },
  findings,
  conditions: [...inside, ...outside],
  redFlags,
  safetyQuestions,
  sources: {
    ham22: {
      title:
        'Demography, disorders and mortality of pet hamsters under UK primary veterinary care in 2016, J Small Anim Pract 2022 (10.1111/jsap.13527): wet tail 7.33 %, bites 5.88, nails 4.13, incisors 3.98, abdominal mass 3.08; prior weighed by how often owners complain of it',
      kind: 'study',
      date: '2022',
    },
  },
  leaks: { weakness: 0.1, hair_loss: 0.06 },
} satisfies SpeciesPack;
