import { describe, expect, it } from 'vitest';
import { HELD_AT, MAX_STEP, nextBarValue, TICK_MS } from './bar-progress.ts';

describe('nextBarValue', () => {
  it('UPL-05 ticks every 200 ms, steps up to 10 and stops at 90', () => {
    expect([TICK_MS, MAX_STEP, HELD_AT]).toEqual([200, 10, 90]);
    expect(nextBarValue(0, null, 0.37)).toBeCloseTo(3.7);
    expect(nextBarValue(20, null, 1)).toBe(30);
    expect(nextBarValue(88, null, 1)).toBe(90);
    expect(nextBarValue(90, 100, 1)).toBe(90);
  });

  it('UPL-05 never runs ahead of the bytes that have left', () => {
    expect(nextBarValue(20, 25, 1)).toBe(25);
    expect(nextBarValue(25, 25, 1)).toBe(25);
    expect(nextBarValue(20, 80, 0.5)).toBe(25);
  });

  it('UPL-05 never falls', () => {
    expect(nextBarValue(40, 5, 0.9)).toBe(40);
  });
});
