import { expect, it } from 'vitest';
import { parseNumber, stepNumber } from './step-number.ts';

const weight = { min: 1, max: 2000, step: 1 };

it.each([
  ['5', 5],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['', null],
  ['  ', null],
  ['5 kg', null],
  ['Infinity', null],
])('reads %j as %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it.each([
  ['5', 1, '6'],
  ['5', -1, '4'],
  ['1', -1, '1'],
  ['2000', 1, '2000'],
  ['9999', -1, '2000'],
  ['', 1, '1'],
  ['heavy', -1, '1'],
  ['2.5', 1, '3.5'],
] as const)('steps %j by %j to %j', (text, direction, next) => {
  expect(stepNumber(text, direction, weight)).toBe(next);
});

it('hides binary noise', () => {
  expect(stepNumber('0.2', 1, { min: 0, max: 10, step: 0.1 })).toBe('0.3');
});
