import { expect, test } from 'vitest';
import { answeredAge, patientFacts } from './patient-facts.ts';

const CAT = {
  species: 'cat',
  breed: 'Siamese',
  age: 5,
  ageUnit: 'years',
  sex: 'male',
  spayedNeutered: 'yes',
  weight: 10,
  weightUnit: 'lbs',
} as const;

test('RPT-04 the vet reads "Not told" for what nobody told, whatever stands in its field', () => {
  expect(patientFacts({ ...CAT, notTold: ['age', 'sex', 'spayedNeutered', 'weight'] })).toEqual({
    species: 'Cat',
    breed: 'Siamese',
    age: 'Not told',
    sex: 'Not told',
    spayedNeutered: 'Not told',
    weight: 'Not told',
  });
  expect(patientFacts({ ...CAT, age: 1, ageUnit: 'weeks', weight: 85, weightUnit: 'g' })).toEqual({
    species: 'Cat',
    breed: 'Siamese',
    age: '1 week',
    sex: 'Male',
    spayedNeutered: 'Yes',
    weight: '85 g',
  });
});

test('the vet reads "Not told" for a breed that the owner does not know', () => {
  expect(patientFacts({ ...CAT, breed: 'Unknown' }).breed).toBe('Not told');
  expect(patientFacts({ ...CAT, breed: 'not sure' }).breed).toBe('Not told');
});

test('RPT-04 the vet reads the age that the owner chose in the consult in place of "Not told"', () => {
  const ageAfter = (answer: string) => {
    const turn = { id: '1', timestamp: '2026-11-21T07:40:00.000Z' };
    return answeredAge({
      turns: [
        { ...turn, role: 'user', messageType: 'initial_symptoms', content: 'She is flat' },
        { ...turn, role: 'assistant', messageType: 'question', content: 'How old is your cat?' },
        { ...turn, role: 'user', messageType: 'answer', content: answer },
      ],
    });
  };
  expect(ageAfter('Not sure')).toBeNull();
  const age = ageAfter('Under 9 months');
  expect(patientFacts({ ...CAT, notTold: ['age'] }, age)).toMatchObject({ age: 'Under 9 months' });
});
