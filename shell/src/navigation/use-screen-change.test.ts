import { expect, it } from 'vitest';
import { isInAssessment } from './use-screen-change.ts';

it.each([
  ['/assessment', true],
  ['/assessment/5b0f2f0e-2f4e-4b57-9d52-0a4f2f0f5a11/chat', true],
  ['/assessment/5b0f2f0e-2f4e-4b57-9d52-0a4f2f0f5a11/elsewhere', false],
  ['/past-assessments', false],
  ['/', false],
])('%s is within an assessment: %s', (path, isWithin) => {
  expect(isInAssessment(path)).toBe(isWithin);
});
