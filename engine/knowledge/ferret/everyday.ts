import type { Condition } from '../../src/knowledge-types.ts';

/** Everyday troubles of the ferret. */
export const everyday = [
  {
    id: 'dietary-diarrhoea',
    name: 'Dietary diarrhoea',
    layName: 'loose stool from food',
    system: 'gut',
    source: 'est26',
    prior: 22,
    complaints: { gut: 1 },
    context: [
      {
        field: 'diet',
        has: ['new food', 'changed', 'switched'],
        times: 2,
        because: 'a change of food',
      },
    ],
    findings: {
      diarrhea: 0.93,
      scavenged: 0.5,
      stool_seedy: 0.25,
      stool_green: 0.12,
      diarrhea_mucus: 0.2,
      vomiting: 0.15,
      dirty_bottom: 0.15,
      lethargy: 0.07,
      appetite_loss: 0.08,
      weight_loss: 0.02,
      fever: 0.02,
      new_ferret: 0.03,
      black_stool: 0.01,
      teeth_grind: 0.03,
      dehydrated: 0.03,
    },
    values: {
      onset: { sudden: 0.8, gradual: 0.2 },
      course: { hours: 0.4, days: 0.55, weeks: 0.04, months: 0.01 },
    },
    urgency: 'routine',
    redFlag: 'none',
    description:
      'New food, treats or dairy upset the short gut of a ferret. Stool is soft for a day or two while the ferret stays lively.',
    impact:
      'Passes with the usual food. Ferrets dry out fast, so one that is dull or does not eat needs a vet the same day.',
    treatments: [
      {
        name: 'Back to the usual food',
        description: 'No treats, and water always there.',
        efficacy: 'Most recover in two days',
      },
      { name: 'Fluids', description: 'When the ferret is dry or weak.', efficacy: 'Good' },
    ],
    tests: [
      { test: 'fecal', shows: 'no parasites', positive: 1.5, negative: 0.4 },
      {
        test: 'physical-exam',
        shows: 'a bright ferret with a soft belly',
        positive: 2.5,
        negative: 0.4,
      },
    ],
    returnIf: [
      'the stool is black or bloody',
      'your ferret does not eat for six hours',
      'your ferret is weak or dull',
      'it lasts more than two days',
    ],
  },
  {
    id: 'dry-skin',
    name: 'Dry skin',
    layName: 'dry skin',
    system: 'skin',
    source: 'est26',
    prior: 12,
    complaints: { skin: 1 },
    findings: {
      flaky_skin: 0.8,
      itching: 0.7,
      hair_loss: 0.05,
      tail_bald: 0.05,
      skin_red: 0.12,
      scabs: 0.08,
      fleas: 0.01,
      skin_smell: 0.04,
      lump: 0.01,
      lethargy: 0.01,
      appetite_loss: 0.01,
      no_flea_control: 0.25,
    },
    values: {
      onset: { sudden: 0.1, gradual: 0.9 },
      course: { hours: 0.01, days: 0.14, weeks: 0.5, months: 0.35 },
    },
    urgency: 'routine',
    redFlag: 'none',
    description:
      'Dry indoor air, frequent baths or a poor diet dry the skin out, so it flakes and itches.',
    impact: 'Harmless, but mites, fleas and glandular disease can look alike.',
    treatments: [
      {
        name: 'Fewer baths and damper air',
        description: 'With good meat-based food.',
        efficacy: 'Good',
      },
      {
        name: 'Check for parasites',
        description: 'And treatment made for ferrets.',
        efficacy: 'Good',
      },
    ],
    // Expert estimate; a veterinarian must still confirm it.
    gentleSkinCare: true,
    tests: [
      { test: 'skin-scrape', shows: 'no mites', positive: 2, negative: 0.2 },
      { test: 'flea-comb', shows: 'no fleas or flea dirt', positive: 1.5, negative: 0.15 },
    ],
    returnIf: ['bald patches appear', 'the skin is red or has sores', 'it itches day and night'],
  },
  {
    id: 'anal-sac',
    name: 'Anal gland impaction or abscess',
    layName: 'blocked anal glands',
    system: 'gut',
    source: 'est26',
    prior: 5,
    complaints: { gut: 0.7, lump: 0.3 },
    findings: {
      scooting: 0.65,
      anal_smell: 0.55,
      anal_swelling: 0.55,
      straining_stool: 0.3,
      genital_lick: 0.2,
      pain: 0.3,
      lump: 0.2,
      abscess: 0.15,
      diarrhea: 0.05,
      prolapse: 0.01,
      appetite_loss: 0.06,
      lethargy: 0.06,
    },
    values: {
      onset: { sudden: 0.4, gradual: 0.6 },
      course: { hours: 0.1, days: 0.6, weeks: 0.27, months: 0.03 },
    },
    urgency: 'soon',
    redFlag: 'none',
    description:
      'The scent glands beside the anus fill up and may get infected. It is uncommon in ferrets whose glands were taken out.',
    impact: 'Sore, and an abscess can burst. Heals well with treatment.',
    treatments: [
      {
        name: 'Emptying the gland',
        description: 'By a vet; at home it hurts and can do harm.',
        efficacy: 'Good',
      },
      {
        name: 'Treatment of an abscess',
        description: 'Opening, rinsing and medicine for the infection.',
        efficacy: 'Good',
      },
    ],
    tests: [{ test: 'rectal-exam', shows: 'a full or sore gland', positive: 12, negative: 0.1 }],
    returnIf: [
      'blood or pus comes out',
      'your ferret cannot pass stool',
      'your ferret stops eating',
    ],
  },
] satisfies readonly Condition[];
