import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

const MINUTE = 60_000;

function openBreaker() {
  let now = 1_000_000;
  const breaker = new Breaker(() => now);
  for (let n = 0; n < 3; n += 1) {
    expect(breaker.admits()).toBe(true);
    breaker.failed('No.');
  }
  return { breaker, wait: (ms: number) => (now += ms) };
}

const atOnce = (breaker: Breaker): boolean[] => Array.from({ length: 5 }, () => breaker.admits());
const ONE_ALONE = [true, false, false, false, false];

test('bug: after its rest all that waited asked the model at once', () => {
  const { breaker, wait } = openBreaker();
  expect(atOnce(breaker)).not.toContain(true);
  wait(MINUTE);
  expect(atOnce(breaker)).toEqual(ONE_ALONE);
  breaker.failed('Again no.');
  wait(MINUTE - 1);
  expect(atOnce(breaker)).not.toContain(true);
  wait(1);
  expect(atOnce(breaker)).toEqual(ONE_ALONE);
  breaker.worked();
  expect(atOnce(breaker)).not.toContain(false);
});

test('a call that tries and never says how it went lets another try a minute later', () => {
  const { breaker, wait } = openBreaker();
  wait(MINUTE);
  expect(atOnce(breaker)).toEqual(ONE_ALONE);
  wait(MINUTE);
  expect(atOnce(breaker)).toEqual(ONE_ALONE);
});
