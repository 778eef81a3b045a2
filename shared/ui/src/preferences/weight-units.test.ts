// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { setWeightUnits, weightUnits } from './weight-units.ts';

beforeEach(() => localStorage.clear());

it('FORM-03 is pounds until the owner chooses', () => {
  expect(weightUnits()).toBe('lbs');
  localStorage.setItem('petwise.weightUnits', 'stone');
  expect(weightUnits()).toBe('lbs');
});

it('remembers a choice, and the way back', () => {
  setWeightUnits('kg');
  expect(weightUnits()).toBe('kg');
  setWeightUnits('lbs');
  expect(weightUnits()).toBe('lbs');
  expect(localStorage.getItem('petwise.weightUnits')).toBeNull();
});
