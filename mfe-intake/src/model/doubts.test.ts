import { describe, expect, it } from 'vitest';
import { BASIC_DEFAULTS, type BasicForm } from './basic-form.ts';
import { doubtsOf } from './doubts.ts';

const form = (part: Partial<BasicForm>): BasicForm => ({ ...BASIC_DEFAULTS, ...part });

describe('numbers that can hardly be right', () => {
  it.each([
    [{ breed: 'Chihuahua', weight: '50' }, true],
    [{ breed: 'Chihuahua', weight: '5' }, false],
    [{ breed: 'Great Dane', weight: '8' }, true],
    [{ breed: 'Great Dane', weight: '8', age: '9', ageUnit: 'weeks' }, false],
    [{ species: 'cat', weight: '100' }, true],
    [{ species: 'hamster', weight: '4', weightUnit: 'oz' }, false],
    [{ species: 'hamster', weight: '120', weightUnit: 'lbs' }, true],
    [{ species: 'hamster', weight: '120', weightUnit: 'g' }, false],
    [{ species: 'other', weight: '2000' }, false],
    [{ weight: '900', usesCategory: true }, false],
  ] as const)('the weight of %o: %s', (part, isDoubted) => {
    expect(doubtsOf(form(part)).weight).toBe(isDoubted);
  });

  it.each([
    ['hamster', '12', true],
    ['hamster', '2', false],
    ['reptile', '90', false],
    ['dog', '16', false],
    ['guinea_pig', '20', true],
  ] as const)('the age of a %s of %s years: %s', (species, age, isDoubted) => {
    expect(doubtsOf(form({ species, age })).age).toBe(isDoubted);
  });
});
