import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { chestWhole } from './chest-whole.ts';
import { findings } from './findings.ts';
import { gut } from './gut.ts';
import { mouthEye } from './mouth-eye.ts';
import { nervesLimbs } from './nerves-limbs.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { skinUrine } from './skin-urine.ts';

/** All that is known of the rabbit. */
export const pack = {
  species: 'rabbit',
  word: 'rabbit',
  plural: 'rabbits',
  version: '1.1.1',
  ageBands: [0.4, 1, 4, 6],
  breedGroups: {
    lop: ['lop'],
    dwarf: [
      'dwarf',
      'netherland',
      'lionhead',
      'mini lop',
      'holland lop',
      'jersey wooly',
      'polish',
      'hotot',
      'miniature',
    ],
    rex: ['rex'],
    giant: ['giant', 'flemish', 'french lop', 'new zealand', 'checkered'],
    longhair: ['angora', 'lionhead', 'cashmere', 'jersey wooly', 'wooly', 'woolly'],
  },
  findings,
  leaks: { appetite_loss: 0.22 },
  conditions: [...gut, ...mouthEye, ...chestWhole, ...nervesLimbs, ...skinUrine],
  redFlags,
  safetyQuestions,
  sources: {
    rab20: {
      title:
        'Disorders and deaths of rabbits in primary care in England, Vet Rec 2020;186:451 (nails, teeth, soiling, ileus, fly-strike); the number is an estimate after it',
      kind: 'study',
      date: '2020',
    },
    rab24: {
      title:
        'Rabbits in UK primary care in 2019, Vet Rec 2024, doi 10.1002/vetr.4396 (nails, cheek teeth, obesity); the number is an estimate after it',
      kind: 'study',
      date: '2024',
    },
  },
  tests: {
    'ec-antibody': {
      name: 'E. cuniculi blood test',
      type: 'Lab Test',
      description:
        'Looks for signs in the blood that a parasite of the brain and kidneys was met. Many healthy rabbits have some.',
    },
    'rhd-test': {
      name: 'Viral haemorrhagic disease test',
      type: 'Lab Test',
      description: 'Looks for the genes of the virus in blood or liver.',
    },
  },
} satisfies SpeciesPack;
