import type { Condition } from '../../src/knowledge-types.ts';

/** Panic in the dark. */
export const fright = [
  {
    id: 'night-fright',
    name: 'Night fright',
    layName: 'a panic in the dark',
    system: 'behaviour',
    source: 'est26',
    prior: 8,
    complaints: { behaviour: 0.5, injury: 0.4, skin: 0.1 },
    findings: {
      night_fright: 0.95,
      recent_stress: 0.35,
      trauma: 0.4,
      wound: 0.3,
      blood_feather: 0.25,
      bleeding: 0.06,
      wing_droop: 0.12,
      not_flying: 0.12,
      breath_fast: 0.25,
      restless: 0.3,
      feather_odd: 0.25,
      lethargy: 0.06,
      appetite_loss: 0.05,
    },
    values: {
      onset: { sudden: 0.95, gradual: 0.05 },
      course: { hours: 0.7, days: 0.2, weeks: 0.07, months: 0.03 },
    },
    urgency: 'watch',
    redFlag: 'none',
    description:
      'A noise, light or shadow at night scares the bird, and it thrashes about in the dark cage. Cockatiels are known for it.',
    impact:
      'The fright passes; what matters are broken feathers, bruises and breaks. Repeated frights call for a change of the room.',
    treatments: [
      {
        name: 'A dim night light and calm',
        description: 'Quiet talk, and a cage without loose bars or toys in the way.',
        efficacy: 'Good',
      },
      {
        name: 'Care for injuries',
        description: 'A vet looks after bleeding feathers and wings.',
        efficacy: 'Good',
      },
    ],
    tests: [
      {
        test: 'physical-exam',
        shows: 'bruises or broken feathers only',
        positive: 3,
        negative: 0.5,
      },
      {
        test: 'husbandry-review',
        shows: 'night noises or lights near the cage',
        positive: 3,
        negative: 0.5,
      },
    ],
    returnIf: [
      'a feather keeps bleeding',
      'a wing hangs or the bird cannot perch',
      'the bird breathes hard after it has calmed down',
    ],
  },
] satisfies readonly Condition[];
