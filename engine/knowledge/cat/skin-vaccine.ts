import type { Condition } from '../../src/knowledge-types.ts';

/** Chin acne and what may follow a vaccination. */
export const skinVaccine = [
  {
    id: 'chin-acne',
    name: 'Feline acne',
    layName: 'chin acne',
    otherNames: ['chin acne', 'blackheads'],
    system: 'skin',
    source: 'est26',
    prior: 9,
    complaints: { skin: 0.9, lump: 0.1 },
    findings: {
      chin_acne: 0.95,
      scabs: 0.4,
      skin_red: 0.35,
      face_swelling: 0.18,
      itching: 0.15,
      lump: 0.12,
      hair_loss: 0.15,
      abscess: 0.06,
      itch_face: 0.3,
      lethargy: 0.01,
      appetite_loss: 0.01,
      fever: 0.01,
    },
    values: {
      onset: { sudden: 0.15, gradual: 0.85 },
      course: { hours: 0.02, days: 0.23, weeks: 0.45, months: 0.3 },
    },
    urgency: 'routine',
    redFlag: 'none',
    description:
      'Pores of the chin get blocked, so black specks and small pimples form. Plastic bowls and stress are thought to play a part.',
    impact: 'A nuisance more than a danger. Infected spots swell, hurt and need treatment.',
    treatments: [
      {
        name: 'Gentle cleaning',
        description: 'With what the vet gives; no squeezing, and bowls of metal or china.',
        efficacy: 'Good in most cats, but it comes back',
      },
      {
        name: 'Treatment of infection',
        description: 'When spots are swollen or full of pus.',
        efficacy: 'Good',
      },
    ],
    tests: [
      { test: 'physical-exam', shows: 'blackheads on the chin', positive: 12, negative: 0.1 },
      {
        test: 'skin-cytology',
        shows: 'bacteria or yeast in the spots',
        positive: 2,
        negative: 0.7,
      },
      { test: 'skin-scrape', shows: 'no mites', positive: 1.2, negative: 0.3 },
    ],
    returnIf: [
      'the chin swells or bleeds',
      'your cat stops eating',
      'spots spread to the rest of the face',
    ],
  },
  {
    id: 'vaccine-reaction',
    name: 'Reaction to a vaccine',
    layName: 'a reaction to the vaccine',
    otherNames: ['vaccine side effect', 'post-vaccination reaction'],
    system: 'general',
    source: 'est26',
    prior: 6,
    complaints: { general: 0.65, lump: 0.15, skin: 0.1, gut: 0.1 },
    context: [
      {
        field: 'vaccination',
        has: ['not vaccinated'],
        times: 0.1,
        because: 'not vaccinated',
      },
    ],
    findings: {
      recent_vaccine: 0.97,
      lethargy: 0.75,
      appetite_loss: 0.5,
      fever: 0.35,
      lump: 0.3,
      lump_painful: 0.4,
      limping: 0.12,
      face_swelling: 0.08,
      vomiting: 0.1,
      hives: 0.04,
      breath_hard: 0.02,
      hiding: 0.3,
      pain: 0.25,
    },
    values: {
      onset: { sudden: 0.9, gradual: 0.1 },
      course: { hours: 0.6, days: 0.35, weeks: 0.045, months: 0.005 },
    },
    urgency: 'soon',
    redFlag: 'none',
    description:
      'The body answers a vaccine with a day or two of tiredness, a sore spot or a small lump. A swollen face, vomiting over and over or hard breathing soon after is rare and urgent.',
    impact:
      'Most cats are well within two days. A lump that stays for three months, grows for a month or is larger than two centimetres should be looked at.',
    treatments: [
      {
        name: 'Rest and watching',
        description: 'With the clinic that gave it told.',
        efficacy: 'Most recover alone',
      },
      {
        name: 'Treatment of an allergic reaction',
        description: 'At a clinic, at once, when the face swells or breathing is hard.',
        efficacy: 'Good when early',
      },
    ],
    tests: [
      {
        test: 'physical-exam',
        shows: 'fever or a sore spot and nothing else',
        positive: 3,
        negative: 0.4,
      },
      { test: 'needle-sample', shows: 'only inflammation in the lump', positive: 2, negative: 0.3 },
    ],
    returnIf: [
      'the face swells or breathing is hard',
      'your cat vomits again and again',
      'your cat does not eat for a day',
      'the lump grows or stays for more than a few weeks',
    ],
  },
] satisfies readonly Condition[];
