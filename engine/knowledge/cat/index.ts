import type { Num, SpeciesPack } from '../../src/knowledge-types.ts';
import { withPriors } from '../condition-parts.ts';
import { accidents } from '../dog-and-cat/accidents.ts';
import { everyday } from '../dog-and-cat/everyday.ts';
import { mothers } from '../dog-and-cat/mothers.ts';
import { redFlagsOfDogAndCat } from '../dog-and-cat/red-flags.ts';
import { bloodWhole } from './blood-whole.ts';
import { body } from './body.ts';
import { bodyMore } from './body-more.ts';
import { findings } from './findings.ts';
import { medicines } from './medicines.ts';
import { nervesRepro } from './nerves-repro.ts';
import { outside } from './outside.ts';
import { outsideMore } from './outside-more.ts';
import { redFlags } from './red-flags.ts';
import { safetyQuestions } from './safety-questions.ts';
import { skinVaccine } from './skin-vaccine.ts';
import { urinaryGut } from './urinary-gut.ts';

/** Priors of the conditions that the cat shares with the dog; a condition that is not here is the dog's alone. */
const sharedPriors = {
  burn: 0.6,
  'electric-shock': 0.2,
  'near-drowning': 0.15,
  'snake-bite': 0.2,
  'internal-bleeding': 0.6,
  'eye-proptosis': 0.25,
  'mouth-object': 1.5,
  'tail-injury': 1,
  obesity: [6, 'est26-cat14'],
  'overgrown-nails': [3, 'est26-cat14'],
  'heart-murmur': [3, 'est26-cat14'],
  hernia: 0.8,
  'undescended-testicle': 0.4,
  tick: 2.5,
  'eyelid-disease': 0.7,
  'tooth-change': 1,
  eclampsia: 0.2,
  mastitis: 0.5,
} satisfies Readonly<Record<string, Num>>;

/** All that is known of the cat. */
export const pack = {
  species: 'cat',
  word: 'cat',
  plural: 'cats',
  version: '1.4.0',
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
    brachy: ['persian', 'exotic', 'himalayan', 'scottish fold', 'british shorthair'],
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
    ...bodyMore,
    ...outsideMore,
    ...withPriors([...accidents, ...everyday, ...mothers], sharedPriors),
  ],
  redFlags: [...redFlags, ...redFlagsOfDogAndCat],
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
