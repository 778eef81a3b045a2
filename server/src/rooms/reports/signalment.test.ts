import { expect, test } from 'vitest';
import { signalment } from './signalment.ts';

const CAT = {
  name: 'Minka',
  species: 'Cat',
  breed: 'Siamese',
  age: '13 years',
  sex: 'Female',
  spayedNeutered: 'Yes',
  weight: '3.9 kg',
};

test.each([
  [CAT, 'Minka: Cat, Siamese, 13 years, spayed female, 3.9 kg'],
  [{ ...CAT, sex: 'Male', spayedNeutered: 'No' }, /, intact male, /],
  [{ ...CAT, sex: 'Unknown' }, /, sex not told, spayed or neutered, /],
  [
    { ...CAT, spayedNeutered: 'Not told', weight: 'Not told' },
    /, Female, neutering not told, weight not told$/,
  ],
  [{ species: 'Rabbit', mood: 'odd' }, 'Rabbit, mood: odd'],
])('RPT-07 %j is one line of a case record', (patient, line) => {
  const text = signalment(patient, 'kg');
  if (typeof line === 'string') expect(text).toBe(line);
  else expect(text).toMatch(line);
});
