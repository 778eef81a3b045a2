import type { VetHandover } from '@petwise/contracts';

/** A handover with something in every field. */
export const HANDOVER: VetHandover = {
  schema: 'petwise.vet-handover',
  schemaVersion: 2,
  generatedAt: '2026-11-21T08:00:00.000Z',
  notice: 'Not a diagnosis.',
  sessionId: '2f1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11',
  urgency: {
    level: 'emergency',
    reasons: ['The belly swells'],
    advice: 'Go to an emergency vet now.',
  },
  redFlags: [{ text: 'Retching with a swollen belly.', advice: '' }],
  patient: { name: 'Brutus', species: 'Dog', breed: 'Great Dane', age: '5 years', weight: '60 kg' },
  weights: [
    { value: 66, unit: 'kg', on: '2026-05-01' },
    { value: 60, unit: 'kg', on: '2026-11-20' },
  ],
  history: { medications: 'Carprofen' },
  ownersWords: [{ at: '2026-11-21T07:40:00.000Z', text: 'His belly is big' }],
  timeline: [
    {
      about: '2026-11-21',
      began: '2026-11-21T12:00:00.000Z',
      since: 'since noon',
      words: 'His belly is big since noon',
    },
  ],
  attachments: [{ name: 'belly.jpg', type: 'image/jpeg' }],
  answers: [
    {
      question: 'Is there blood?',
      answer: 'No',
      significance: 'It matters',
      impact: 'Less likely',
    },
  ],
  pertinentNegatives: ['Is there blood? No'],
  conditions: [
    {
      rank: 1,
      condition: 'Bloat with a twisted stomach',
      otherNames: ['GDV', 'gastric torsion'],
      source: 'Estimate of the authors, to be confirmed by a veterinarian',
      confidencePercent: 87,
      description: 'The stomach has turned.',
      reasoning: 'It fits best.',
      impact: 'Every hour counts.',
      speaksFor: ['Retching'],
      speaksAgainst: ['Pink gums'],
      treatments: [
        {
          name: 'Surgery',
          description: 'The stomach is turned back.',
          efficacy: 'Good when early',
        },
      ],
    },
  ],
  noneFits: false,
  suggestedTests: [
    {
      name: 'X-ray of the belly',
      type: 'Imaging',
      description: 'Two pictures.',
      impact: 'Settles it.',
      results: ['Double bubble'],
    },
  ],
  supplements: [
    {
      name: 'Probiotics',
      purpose: 'Settle the gut',
      dosage: 'As directed by veterinarian',
      evidenceLevel: 'Limited',
      considerations: 'Ask first',
    },
  ],
  healthDataSummary: 'Steps fell.',
  overview: 'First part.\n\nSecond part.',
  returnIf: ['The gums turn pale.'],
  wouldBeEmergency: [{ sign: 'collapse', reason: 'The heart may fail.' }],
  questionsForVet: ['Can you take an X-ray?'],
  secondReader: ['A language model (reader-1) read the owner’s words too.'],
  notUnderstood: ['the wobbly thing'],
  engine: { name: 'Petwise engine', version: '1.0.0', knowledgeVersion: '2026-11' },
};

type Laboratory = NonNullable<VetHandover['laboratory']>;

/** Values of two days, the newer first of each; the first five are out of range now. */
export function laboratoryOf(count: number): Laboratory {
  return Array.from({ length: count }, (_, index): Laboratory => {
    const now = {
      analyte: `Analyte ${index + 1}`,
      value: '4.6',
      unit: 'mg/dL',
      interval: '0.8 to 2.4',
      intervalFrom: 'report',
      flag: index < 5 ? 'high' : 'normal',
      date: '2026-11-20',
      source: 'page 1 of bloods.pdf',
      corrected: false,
      note: 'Used: it is the newest',
    } as const;
    const before = {
      value: '2.1',
      flag: 'normal',
      date: '2026-05-12',
      source: 'page 1 of old.pdf',
    };
    return [now, { ...now, ...before, note: 'Not used: it is older' }];
  }).flat();
}

const SIGNS = ['drinking more', 'passing more urine', 'weight loss', 'vomiting', 'eating less'];
const SEEN = SIGNS.map((sign, at) => `${sign} (seen in about ${at + 3} in 10 dogs with it)`);
const VALUES = ['creatinine', 'urea (BUN)', 'phosphate'].map(
  (name) => `${name} 4.6 mg/dL, high, page 1 of bloods.pdf`,
);

/** Two problems, five weights, three medicines, 14 laboratory values of two days, pictures, eight answers, seven conditions. */
export const FULL_CASE: VetHandover = {
  ...HANDOVER,
  weights: [5.2, 5, 4.7, 4.3, 3.9].map((value, at) => ({
    value,
    unit: 'kg',
    on: `2026-0${at + 1}-05`,
  })),
  history: {
    medications: 'Carprofen 50 mg twice a day, Amlodipine 0.625 mg daily, Omega-3 oil',
    chronicIllnesses: 'Arthritis of both hips, High blood pressure',
    priorOperations: 'Spayed in 2014, Four teeth taken out in 2023',
    vaccinationHistory: 'Up to date',
    diet: 'Dry food, some tuna',
  },
  timeline: [
    {
      about: '2026-10-31',
      began: '2026-10-31T12:00:00.000Z',
      since: 'for three weeks',
      words: 'He drinks a lot and pees a lot for three weeks, and has lost weight',
    },
    {
      about: '2026-11-19',
      began: '2026-11-19T12:00:00.000Z',
      since: 'for two days',
      words: 'He also limps on his left front leg for two days after a jump',
    },
    {
      about: '2026-11-20',
      began: '2026-11-20T12:00:00.000Z',
      since: 'Since yesterday',
      words: 'Since yesterday he hardly eats',
    },
  ],
  signs: [
    ...SIGNS.map((sign) => ({ sign, since: 'for three weeks' })),
    { sign: 'limping', since: 'for two days' },
    { sign: 'nothing eaten for a day or more', since: 'Since yesterday' },
    { sign: 'began while running or playing' },
  ],
  secondProblem: {
    signs: ['limping', 'began while running or playing'],
    conditions: [
      { rank: 1, condition: 'Sprain or sore paw', confidencePercent: 78 },
      { rank: 2, condition: 'Osteoarthritis', confidencePercent: 13 },
    ],
  },
  laboratory: laboratoryOf(14),
  attachments: ['bloods.pdf', 'old.pdf', 'gums.jpg', 'leg.jpg'].map((name) => ({
    name,
    type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
  })),
  answers: Array.from({ length: 8 }, (_, at) => ({
    question: `Is there blood in it? Has it happened ${at + 2} times or more since yesterday evening?`,
    answer: 'No',
    significance: 'It speaks a little against the best fit.',
    impact: 'Left Chronic kidney disease about where it was (98 %).',
  })),
  pertinentNegatives: SIGNS.flatMap((sign) => [`no sudden ${sign}`, `no bloody ${sign} at night`]),
  conditions: HANDOVER.conditions.flatMap((one) =>
    Array.from({ length: 7 }, (_, at) => ({
      ...one,
      rank: at + 1,
      condition: `Chronic disease of the kidneys, number ${at + 1}`,
      confidencePercent: at === 0 ? 95 : 2,
      mustNotMiss: at > 0,
      speaksFor: [...SEEN.slice(0, at === 0 ? 5 : 1), ...VALUES.slice(0, at === 0 ? 3 : 0)],
      speaksAgainst: at === 0 ? [] : [...SEEN.slice(1), ...VALUES],
    })),
  ),
  suggestedTests: ['Blood chemistry panel', 'Urinalysis', 'Blood pressure'].map((name) => ({
    name,
    type: 'Lab Test',
    description: 'Measures kidney, liver, sugar, protein and salt values.',
    impact: '',
    results: [
      'If it shows high kidney values: Chronic kidney disease rises to over 99 %.',
      'If it does not: Chronic kidney disease falls to 80 %.',
    ],
  })),
  overview: HANDOVER.overview.padEnd(700, ' We compared 98 conditions of dogs.'),
  healthDataSummary: 'Steps fell from week to week.'.padEnd(700, ' Steps fell from week to week.'),
  questionsForVet: [
    'Could a medicine play a part, and should I go on giving it?',
    'Which test would help most now: blood chemistry panel and urinalysis?',
    'What should I watch for at home, and when should we come back?',
  ],
  returnIf: SIGNS.map((sign) => `there is more of this: ${sign}`),
  wouldBeEmergency: SIGNS.map((sign) => ({
    sign,
    reason: 'Fast care can save his sight or his life.',
  })),
};
