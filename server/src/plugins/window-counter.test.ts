import { expect, test } from 'vitest';
import { WindowCounter } from './window-counter.ts';

const WINDOW = 60_000;

test('who has had all waits for the end of the window that the first count began, and nobody else does', () => {
  let now = 1_000;
  const counter = new WindowCounter(2, WINDOW, () => now);
  expect([counter.take('a'), counter.take('a')]).toEqual([0, 0]);
  now += WINDOW / 4;
  expect([counter.take('a'), counter.take('b')]).toEqual([(WINDOW * 3) / 4, 0]);
  now += (WINDOW * 3) / 4;
  expect(counter.waitMs('a')).toBe(0);
  expect([counter.take('a'), counter.take('a'), counter.take('a')]).toEqual([0, 0, WINDOW]);
});
