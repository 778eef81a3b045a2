import type { Finding } from '../../src/knowledge-types.ts';

/** Findings only cats need. */
export const findings = [
  {
    id: 'string_tongue',
    name: 'string under the tongue',
    topic: 'mouth',
    ask: 'Can you see string under the tongue?',
    parent: 'ate_string',
    leak: 0.1,
    told: 0.8,
    answerable: 0.6,
  },
  {
    id: 'fights_outdoors',
    name: 'goes outdoors or fights',
    topic: 'husbandry',
    ask: 'Does {pet} go outdoors or meet other cats?',
    leak: 0.4,
    told: 0.3,
  },
  {
    id: 'spraying',
    name: 'spraying on upright surfaces',
    topic: 'behaviour',
    parent: 'pee_accidents',
    ask: 'Does {pet} spray on walls, curtains or furniture, standing with a quivering tail?',
    leak: 0.08,
    told: 0.8,
  },
  {
    id: 'eye_colour',
    name: 'a changed colour of the iris',
    absent: 'iris colour as before',
    topic: 'eye',
    ask: 'Has the coloured part of an eye changed colour, or is there blood or haze inside?',
    leak: 0.006,
    told: 0.75,
  },
  {
    id: 'heat_calling',
    name: 'calling, rolling and lifting the bottom',
    topic: 'behaviour',
    ask: 'Does she call loudly, roll on the floor, rub and lift her bottom?',
    leak: 0.008,
    told: 0.85,
  },
  {
    id: 'chin_acne',
    name: 'black specks or pimples on the chin',
    topic: 'skin',
    ask: 'Are there black specks, pimples or crusts on the chin?',
    leak: 0.01,
    told: 0.8,
  },
] satisfies readonly Finding[];
