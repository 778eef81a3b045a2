import type { SpeciesPack } from '../../src/knowledge-types.ts';
import { bloodWhole } from './blood-whole.ts';
import { body } from './body.ts';
import { findings } from './findings.ts';
import { medicines } from './medicines.ts';
import { nervesRepro } from './nerves-repro.ts';
import { outside } from './outside.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { skinVaccine } from './skin-vaccine.ts';
import { urinaryGut } from './urinary-gut.ts';

/** All that is known of the cat. */
export const pack = {
  species: 'cat',
  word: 'cat',
  plural: 'cats',
  version: '1.3.0',
  ageBands: [0.75, 2, 7, 11],
  breedGroups: {
    longhair: [
      'persian',
      'maine coon',
      'ragdoll',
      'longhair',
      'long hair',
      'norwegian',
      'siberian',
      'birman',
      'himalayan',
      'angora',
    ],
    flat: ['persian', 'exotic', 'himalayan', 'scottish fold', 'british shorthair'],
    'hcm-breed': [
      'maine coon',
      'ragdoll',
      'british shorthair',
      'sphynx',
      'norwegian',
      'bengal',
      'persian',
    ],
    siamese: ['siamese', 'oriental'],
    burmese: ['burmese'],
    pedigree: [
      'bengal',
      'ragdoll',
      'abyssinian',
      'birman',
      'persian',
      'british shorthair',
      'rex',
      'sphynx',
      'maine coon',
      'siamese',
      'burmese',
    ],
  },
  findings,
  conditions: [
    ...urinaryGut,
    ...medicines,
    ...body,
    ...bloodWhole,
    ...nervesRepro,
    ...outside,
    ...skinVaccine,
  ],
  redFlags,
  safetyQuestions,
  sources: {
    'est26-rta': {
      title:
        'Petwise estimate, informed by the caseload of emergency clinics: road traffic accidents 4.2 % of 33,053 cats (J Small Anim Pract); to be confirmed by a veterinarian',
      kind: 'expert-estimate',
      date: '2026-11',
    },
  },
} satisfies SpeciesPack;
