import { expect, test } from 'vitest';
import { slopeOf } from './slope.ts';

test('18.6 memory that is flat has no slope, one that grows has its own, and a single high look is not growth', () => {
  const run = (mb: (minute: number) => number) =>
    slopeOf(Array.from({ length: 20 }, (_, n) => ({ minute: 15 + n * 0.75, mb: mb(n * 0.75) })));
  expect(run(() => 330)).toBe(0);
  expect(run((minute) => 300 + 2 * minute)).toBeCloseTo(2);
  expect(run((minute) => 330 + (minute % 1.5 === 0 ? 5 : -5))).toBeLessThan(0.2);
  expect(Math.abs(run((minute) => (minute === 7.5 ? 360 : 330)))).toBeLessThan(0.1);
});
