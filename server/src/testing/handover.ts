import type { VetHandover } from '@petwise/contracts';

/** A handover with something in every field. */
export const HANDOVER: VetHandover = {
  schema: 'petwise.vet-handover',
  schemaVersion: 1,
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
  timeline: [{ at: '2026-11-21T07:40:00.000Z', event: 'The owner described the problem' }],
  course: [{ since: 'since noon', words: 'His belly is big since noon' }],
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
