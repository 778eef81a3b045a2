import { expect, test } from 'vitest';
import { WindowCounter } from './window-counter.ts';

const WINDOW = 60_000;

function counterOf(limit: number): { counter: WindowCounter; pass: (ms: number) => void } {
  let now = 1_000;
  const counter = new WindowCounter(limit, WINDOW, () => now);
  return { counter, pass: (ms) => (now += ms) };
}

test('who gets back what was counted may go on at once', () => {
  const { counter, pass } = counterOf(2);
  expect([counter.take('a'), counter.take('a')]).toEqual([0, 0]);
  pass(WINDOW / 4);
  expect(counter.take('a')).toBe((WINDOW * 3) / 4);
  counter.giveBack('a');
  expect(counter.take('a')).toBe(0);
  expect(counter.waitMs('a')).toBeGreaterThan(0);
});

test('what is given back too often, or after its window, is no credit', () => {
  const { counter, pass } = counterOf(1);
  counter.giveBack('a');
  counter.take('a');
  counter.giveBack('a');
  counter.giveBack('a');
  expect(counter.countOf('a')).toBe(0);
  expect([counter.take('a'), counter.take('a')]).toEqual([0, WINDOW]);
  pass(WINDOW);
  counter.giveBack('a');
  expect([counter.take('a'), counter.take('a')]).toEqual([0, WINDOW]);
});
