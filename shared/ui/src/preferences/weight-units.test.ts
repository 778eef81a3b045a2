// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { setWeightUnits } from './set-weight-units.ts';
import { weightUnits } from './weight-units.ts';

beforeEach(() => localStorage.clear());

it('FORM-03 is pounds until the owner chooses', () => {
  expect(weightUnits()).toBe('lbs');
  localStorage.setItem('petwise.weightUnits', 'stone');
  expect(weightUnits()).toBe('lbs');
});

it.each([
  ['en-GB', 'kg'],
  ['es', 'kg'],
  ['es-US', 'lbs'],
  ['my-MM', 'lbs'],
  ['de-DE', 'kg'],
])('begins in the weights of the owner’s region: %s weighs in %s', (tag, units) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([tag]);
  expect(weightUnits()).toBe(units);
});

it('remembers a choice, and the way back', () => {
  setWeightUnits('kg');
  expect(weightUnits()).toBe('kg');
  setWeightUnits('lbs');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
  expect(weightUnits()).toBe('lbs');
});
