import { expect, test } from 'vitest';
import { patientFacts } from './patient-facts.ts';

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
