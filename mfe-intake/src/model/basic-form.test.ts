import { BasicIntake } from '@petwise/contracts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BASIC_DEFAULTS, untoldFacts } from './basic-form.ts';
import { toBasicIntake, wrongFields } from './basic-intake.ts';

const filled = { ...BASIC_DEFAULTS, breed: 'Beagle' };

describe('Basic Information', () => {
  it('FORM-03 starts as a male neutered dog of 5 years and 50 lbs, normal weight', () => {
    expect(BASIC_DEFAULTS).toMatchObject({
      species: 'dog',
      age: '5',
      ageUnit: 'years',
      sex: 'male',
      spayedNeutered: 'yes',
      weight: '50',
      weightUnit: 'lbs',
      category: 'normal weight',
      usesCategory: false,
    });
  });

  it.each([
    ['FORM-04 a complete form', {}, []],
    ['FORM-04 no breed', { breed: '  ' }, ['breed']],
    ['FORM-04 age 0', { age: '0' }, []],
    ['FORM-04 age 30', { age: '30' }, []],
    ['FORM-04 age 30.5', { age: '30.5' }, ['age']],
    ['FORM-04 age below 0', { age: '-1' }, ['age']],
    ['FORM-04 age in words', { age: 'old' }, ['age']],
    ['FORM-04 age in kilograms', { age: '5 kg' }, ['age']],
    ['FORM-04 weight 1', { weight: '1' }, []],
    ['FORM-04 weight 2000', { weight: '2000' }, []],
    ['FORM-04 weight 2001', { weight: '2001' }, ['weight']],
    ['FORM-04 weight 0', { weight: '0' }, ['weight']],
    ['FORM-04 weight empty', { weight: '' }, ['weight']],
    ['FORM-04 a category in place of a wrong weight', { weight: '', usesCategory: true }, []],
  ] as const)('%s', (_, part, wrong) => {
    const form = { ...filled, ...part };
    expect(wrongFields(form)).toEqual(wrong);
    expect(toBasicIntake(form) === null).toBe(wrong.length > 0);
  });

  it('FORM-08 sends the eight fields, numbers as numbers', () => {
    const intake = toBasicIntake({ ...filled, breed: ' Beagle ', age: '4,5' });
    expect(intake).toEqual({
      species: 'dog',
      breed: 'Beagle',
      age: 4.5,
      ageUnit: 'years',
      sex: 'male',
      spayedNeutered: 'yes',
      weight: 50,
      weightUnit: 'lbs',
    });
    expect(v.is(BasicIntake, intake)).toBe(true);
  });

  it('FORM-08 a unit typed behind the number counts, even when Enter comes before leaving', () => {
    const intake = toBasicIntake({ ...filled, weight: '4,5 kg', age: '10 weeks' });
    expect(intake).toMatchObject({ weight: 4.5, weightUnit: 'kg', age: 10, ageUnit: 'weeks' });
  });

  it('FORM-08 names what nobody told; another unit is no other weight', () => {
    expect(untoldFacts(filled, new Set(['breed']))).toEqual([
      'age',
      'sex',
      'spayedNeutered',
      'weight',
    ]);
    expect(untoldFacts(filled, new Set(['age', 'sex', 'weightUnit']))).toEqual([
      'spayedNeutered',
      'weight',
    ]);
    const category = { ...filled, usesCategory: true };
    expect(untoldFacts(category, new Set(['weight', 'usesCategory']))).toContain('weight');
    expect(toBasicIntake(filled, { notTold: ['age'] })).toMatchObject({ notTold: ['age'] });
    expect(toBasicIntake(filled)).not.toHaveProperty('notTold');
  });

  it('FORM-06 sends the category with the unit "category"', () => {
    const intake = toBasicIntake({
      ...filled,
      usesCategory: true,
      category: 'slightly overweight',
    });
    expect(intake).toMatchObject({ weight: 'slightly overweight', weightUnit: 'category' });
  });
});
