import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('two reports are alike when only the last digits of their numbers differ', () => {
  const report = { level: 'soon', list: [{ confidence: 0.049055031588901045 }], none: null };
  expect(alike(report, { ...report, list: [{ confidence: 0.04905503158890105 }] })).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 1.001 }],
  [{ a: 1 }, { a: '1' }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1], { 0: 1 }],
  [[1, 2], [1]],
  [null, {}],
  [{ a: Number.NaN }, { a: 1 }],
])('%j and %j are not alike', (a, b) => {
  expect(alike(a, b)).toBe(false);
});
