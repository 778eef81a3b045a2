import type { ConsultDetail } from '@petwise/contracts';
import { fullAssessment } from './fixtures.ts';

const at = '2026-11-21T07:40:00.000Z';

/** The consult that led to the whole report. */
export const consult: ConsultDetail = {
  sessionId: '2f1d3f6e-3f57-4f0e-9a3b-0c8d5f0a7b11',
  createdAt: at,
  updatedAt: at,
  species: 'dog',
  breed: 'Great Dane',
  title: 'Swollen belly',
  status: 'finished',
  patientData: {
    species: 'dog',
    breed: 'Great Dane',
    age: 5,
    ageUnit: 'years',
    sex: 'male',
    spayedNeutered: 'yes',
    weight: 132,
    weightUnit: 'lbs',
  },
  medicalHistory: { skipped: true },
  turns: [
    {
      id: '1',
      role: 'user',
      content: 'My dog tries to throw up and his belly is big',
      timestamp: at,
      messageType: 'initial_symptoms',
      uploadedFiles: [{ id: 'f1', name: 'belly.jpg', size: 1200, type: 'image/jpeg' }],
    },
    {
      id: '2',
      role: 'assistant',
      content: 'Is your dog trying to vomit with nothing coming up?',
      timestamp: at,
      messageType: 'question',
    },
    {
      id: '3',
      role: 'user',
      content: 'Yes, many times since noon',
      timestamp: at,
      messageType: 'answer',
    },
  ],
  can_process_results: true,
  assessment: fullAssessment,
};
