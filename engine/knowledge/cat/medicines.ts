import type { Condition } from '../../src/knowledge-types.ts';
import { antiInflammatories } from '../words/anti-inflammatories.ts';

/** Harm done by medicines a cat was given on purpose. Human pain tablets are poisons: see knowledge/toxins.ts. */
export const medicines = [
  {
    id: 'nsaid-side-effect',
    name: 'Side effect of an anti-inflammatory medicine (NSAID)',
    layName: 'a side effect of pain medicine',
    otherNames: ['NSAID side effect', 'pain-killer side effect'],
    system: 'gut',
    source: 'est26',
    prior: 1,
    complaints: { gut: 0.7, general: 0.3 },
    who: { age: { baby: 0.1, young: 0.3, adult: 0.8, mature: 1.4, senior: 1.8 } },
    context: [
      {
        field: 'medication',
        has: ['anti-inflammatory', ...antiInflammatories],
        times: 15,
        because: 'an anti-inflammatory medicine is given',
      },
      {
        field: 'medication',
        has: ['prednisolone', 'prednisone', 'dexamethasone', 'steroid'],
        times: 1.5,
        because: 'a steroid, which makes ulcers likelier',
      },
    ],
    findings: {
      nsaid_given: 0.97,
      vomiting: 0.75,
      vomit_blood: [0.15, 'merck'],
      black_stool: [0.15, 'merck'],
      appetite_loss: 0.65,
      lethargy: 0.5,
      diarrhea: 0.4,
      belly_pain: 0.25,
      pale_gums: 0.1,
      weakness: 0.15,
      drinks_more: 0.25,
      pee_more: 0.2,
      hiding: 0.3,
      scavenged: 0.05,
      weight_loss: 0.05,
      jaundice: 0.03,
    },
    values: {
      onset: { sudden: 0.7, gradual: 0.3 },
      course: { hours: 0.2, days: 0.6, weeks: 0.18, months: 0.02 },
    },
    labs: {
      urea: { high: 0.4 },
      creatinine: { high: 0.4 },
      hematocrit: { low: 0.25 },
      alt: { high: 0.15 },
    },
    urgency: 'today',
    redFlag: 'serious',
    description:
      'This kind of pain medicine can hurt the stomach, up to an ulcer, and strain the kidneys. Cats clear it slowly. It can happen at the right dose. A high dose, a steroid or drinking too little make it more likely.',
    impact:
      'Found early it mostly heals within days to weeks. A bleeding ulcer or failing kidneys can kill.',
    treatments: [
      {
        name: 'The vet decides about the medicine',
        description:
          'Ring the vet before the next dose; most will stop it and choose another way against the pain.',
        efficacy: 'Good when it is caught early; strained kidneys may not recover whole',
      },
      {
        name: 'Stomach protection and fluids',
        description: 'Medicine that lowers acid or coats the ulcer, and a drip where needed.',
        efficacy: 'Good unless the ulcer has gone through',
      },
    ],
    tests: [
      {
        test: 'blood-chemistry',
        shows: 'raised kidney or liver values',
        positive: 3,
        negative: 0.7,
      },
      { test: 'blood-count', shows: 'loss of blood', positive: 4, negative: 0.7 },
      { test: 'endoscopy', shows: 'an ulcer', positive: 12, negative: 0.2 },
      { test: 'abdominal-xray', shows: 'no blockage', positive: 1.5, negative: 0.3 },
    ],
    returnIf: [
      'the stool turns black or the vomit bloody',
      'the gums turn pale',
      'your cat drinks or passes far more or far less than usual',
      'your cat becomes weak or its belly painful',
      'your cat eats nothing for a day',
    ],
    questionsForVet: [
      'Should the medicine be stopped, and what helps against the pain instead?',
      'How many days must lie between this medicine and another one?',
    ],
  },
] satisfies readonly Condition[];
