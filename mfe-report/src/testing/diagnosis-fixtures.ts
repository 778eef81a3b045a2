import type { Diagnosis, LabTest } from '@petwise/contracts';

export const diagnoses: readonly Diagnosis[] = [
  {
    condition: 'Atopic dermatitis',
    description: 'An allergy of the skin to dust, pollen or mites.',
    confidence: 84,
    isPrimary: true,
  },
  { condition: 'Flea allergy', description: 'A strong reaction to flea bites.', confidence: 71 },
  {
    condition: 'Food allergy',
    description: 'A reaction to something in the food.',
    confidence: 38,
  },
];

export const labTests: readonly LabTest[] = [
  {
    testName: 'Skin Biopsy',
    description: 'A small sample of skin under the microscope.',
    price: '$189',
    questUrl: 'https://lab.example/skin-biopsy',
    telehealth: { url: 'https://vet.example/consult', provider: 'Talk to VetOnline' },
  },
  {
    testName: 'Basic Metabolic Panel',
    description: 'Blood salts, sugar and kidney values.',
    questUrl: 'https://lab.example/bmp',
    telehealth: null,
  },
];

export const reasoning =
  'The itch began in spring and sits on the paws and the belly. That is where dogs with an allergy itch most. Fleas were not seen, but they hide well, so they stay on the list.';

export const conversation = [
  { role: 'assistant', content: 'How is your pet feeling?', messageType: 'text' },
  {
    role: 'user',
    content: 'She licks her paws all day and scratches her belly.',
    messageType: 'text',
  },
  { role: 'user', content: 'Bella, 4 years', messageType: 'intake' },
  { role: 'user', content: '   ', messageType: 'text' },
  {
    role: 'user',
    content: `It began in spring. ${'It itches. '.repeat(20)}`,
    messageType: 'response',
  },
] as const;
