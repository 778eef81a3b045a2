import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { bodyLimbs } from './body-limbs.ts';
import { chestHead } from './chest-head.ts';
import { findings } from './findings.ts';
import { gutUrine } from './gut-urine.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { skinRepro } from './skin-repro.ts';

/** All that is known of the guinea pig. */
export const pack = {
  species: 'guinea_pig',
  word: 'guinea pig',
  plural: 'guinea pigs',
  version: '1.1.1',
  ageBands: [0.3, 0.8, 3, 5],
  breedGroups: {
    skinny: ['skinny', 'baldwin', 'hairless'],
    longhair: [
      'peruvian',
      'silkie',
      'sheltie',
      'coronet',
      'texel',
      'merino',
      'alpaca',
      'lunkarya',
      'angora',
    ],
  },
  findings,
  leaks: { appetite_loss: 0.22 },
  conditions: [...gutUrine, ...chestHead, ...skinRepro, ...bodyLimbs],
  redFlags,
  safetyQuestions,
  sources: {
    gp24: {
      title:
        'O’Neill et al., guinea pigs in UK primary care in 2019, PLoS One 2024 (nails, ringworm, corneal ulcer, anorexia, abscess); the number is an estimate after it',
      kind: 'study',
      date: '2024',
    },
    gpcz: {
      title:
        'Diseases of 1000 guinea pigs at a Czech exotic clinic (dental, skin, ovarian cysts; referral bias); the number is an estimate after it',
      kind: 'study',
      date: '2015',
    },
  },
} satisfies SpeciesPack;
