import type { Pet } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { BELLA } from '../testing/fixtures.ts';
import { BASIC_DEFAULTS, type BasicField, type BasicForm } from './basic-form.ts';
import { petToForm } from './pet-form.ts';
import { formToPet } from './form-to-pet.ts';

const DOG: Pet = {
  ...BELLA,
  species: 'dog',
  breed: 'Beagle',
  age: { value: 4, unit: 'years', on: '2026-01-31' },
  sex: null,
  spayedNeutered: 'no',
  weights: [
    { value: 11, unit: 'kg', on: '2026-01-31' },
    { value: 12.5, unit: 'kg', on: '2026-03-01' },
  ],
};

const aged = (value: number, unit: 'years' | 'months'): Pet => ({
  ...DOG,
  age: { value, unit, on: '2026-01-31' },
});

describe('a pet in the form', () => {
  it('fills in what was told, the newest weight among it, and leaves out what was not', () => {
    expect(petToForm(DOG, '2026-04-01')).toEqual({
      name: 'Bella',
      species: 'dog',
      breed: 'Beagle',
      age: '4',
      ageUnit: 'years',
      spayedNeutered: 'no',
      weight: '12.5',
      weightUnit: 'kg',
    });
  });

  it.each([
    [aged(4, 'years'), '2027-01-30', { age: '4', ageUnit: 'years' }],
    [aged(4, 'years'), '2027-01-31', { age: '5', ageUnit: 'years' }],
    [aged(5, 'months'), '2026-02-28', { age: '5', ageUnit: 'months' }],
    [aged(5, 'months'), '2026-08-01', { age: '11', ageUnit: 'months' }],
    [aged(20, 'months'), '2027-03-31', { age: '2', ageUnit: 'years' }],
    [aged(29, 'years'), '2040-01-31', { age: '30', ageUnit: 'years' }],
    [aged(4, 'years'), '2025-12-01', { age: '4', ageUnit: 'years' }],
  ])('grows older by itself: %#', (pet, today, expected) => {
    expect(petToForm(pet, today)).toMatchObject(expected);
  });
});

describe('what a form tells of a pet', () => {
  const form: BasicForm = { ...BASIC_DEFAULTS, name: ' Bella ', breed: 'Beagle' };
  const told = (...fields: BasicField[]) => new Set(fields);

  it('is what the owner gave; a default that nobody touched is no fact', () => {
    expect(formToPet(form, { told: told('name', 'breed'), before: {} }, '2026-04-01')).toEqual({
      name: 'Bella',
      species: 'dog',
      breed: 'Beagle',
    });
    const given = { ...form, age: '7', sex: 'unknown', weight: '30', weightUnit: 'kg' } as const;
    const all = told('name', 'breed', 'age', 'sex', 'weight', 'weightUnit');
    expect(formToPet(given, { told: all, before: {} }, '2026-04-01')).toMatchObject({
      age: { value: 7, unit: 'years', on: '2026-04-01' },
      sex: null,
      weight: { value: 30, unit: 'kg', on: '2026-04-01' },
    });
  });

  it('leaves alone what stood there of the pet itself', () => {
    const before = petToForm(DOG, '2026-04-01');
    const shown: BasicForm = { ...BASIC_DEFAULTS, ...before, weight: '13' };
    // Object.keys of a part of the form has exactly names of its fields.
    const fields = new Set(Object.keys(before) as BasicField[]);
    expect(formToPet(shown, { told: fields, before }, '2026-04-01')).toEqual({
      name: 'Bella',
      species: 'dog',
      weight: { value: 13, unit: 'kg', on: '2026-04-01' },
    });
  });

  it('is nothing without a name, and a category is no weight', () => {
    expect(formToPet({ ...form, name: ' ' }, { told: told(), before: {} }, '2026-04-01')).toBe(
      null,
    );
    const category = { ...form, usesCategory: true };
    const pet = formToPet(category, { told: told('weight'), before: {} }, '2026-04-01');
    expect(pet).not.toHaveProperty('weight');
  });
});
