import type { Condition } from '../../src/knowledge-types.ts';

/** Claws of the dog. */
export const nails = [
  {
    id: 'torn-claw',
    name: 'Torn or broken claw',
    layName: 'a torn claw',
    otherNames: ['broken nail', 'torn dewclaw'],
    system: 'limbs',
    source: 'est26',
    prior: 11,
    complaints: { limbs: 0.75, injury: 0.25 },
    who: { age: { baby: 0.7, young: 1.3, adult: 1.1, mature: 0.9, senior: 0.9 } },
    findings: {
      nail_problem: 0.96,
      limping: 0.65,
      wound: 0.45,
      pain: 0.4,
      itch_paws: 0.45,
      vocal: 0.25,
      bleeding: 0.1,
      paw_wound: 0.3,
      trigger_activity: 0.5,
      joint_swelling: 0.06,
      fever: 0.01,
      lethargy: 0.04,
      appetite_loss: 0.02,
    },
    values: {
      onset: { sudden: 0.9, gradual: 0.1 },
      course: { hours: 0.6, days: 0.36, weeks: 0.03, months: 0.01 },
    },
    urgency: 'soon',
    redFlag: 'none',
    description:
      'A claw, often the dew claw, splits or is pulled loose. The quick inside it is full of nerves and vessels, so it bleeds and hurts.',
    impact: 'Heals well once the loose part is off. A claw that hangs on can get infected.',
    treatments: [
      {
        name: 'Taking off the loose part',
        description: 'A vet removes it, often with sedation, and stops the bleeding.',
        efficacy: 'Very good',
      },
      {
        name: 'Bandage and pain relief made for dogs',
        description: 'For some days, with a check for infection.',
        efficacy: 'Good',
      },
    ],
    tests: [
      { test: 'physical-exam', shows: 'a split or loose claw', positive: 15, negative: 0.05 },
      { test: 'limb-xray', shows: 'a whole toe bone under it', positive: 1.2, negative: 0.7 },
    ],
    returnIf: [
      'it bleeds for more than ten minutes under pressure',
      'the toe swells or smells',
      'your dog will not walk on the foot the next day',
    ],
  },
] satisfies readonly Condition[];
