import { describe, expect, it } from 'vitest';
import { calibrationByChance, calibrationError, f1, interval, quantile } from './statistics.ts';

describe('statistics of the benchmark', () => {
  it('ENG Wilson intervals hold the share and stay within 0 and 1', () => {
    const [from, to] = interval({ hits: 27, n: 30 });
    expect(from).toBeCloseTo(0.744, 2);
    expect(to).toBeCloseTo(0.965, 2);
    expect(interval({ hits: 30, n: 30 })[1]).toBe(1);
    expect(interval({ hits: 0, n: 0 })).toEqual([0, 1]);
  });

  it('ENG F1 is the harmonic mean of precision and recall', () => {
    expect(f1({ tp: 8, fp: 2, fn: 2 })).toBeCloseTo(0.8);
    expect(f1({ tp: 0, fp: 3, fn: 1 })).toBe(0);
  });

  it('ENG the calibration error is zero when words match deeds', () => {
    const honest = Array.from({ length: 10 }, (_, index) => ({ p: 0.7, right: index < 7 }));
    expect(calibrationError(honest)).toBeCloseTo(0);
    expect(calibrationError(honest.map(({ p }) => ({ p, right: false })))).toBeCloseTo(0.7);
  });

  it('ENG chance alone gives a calibration error that falls with the number of cases', () => {
    const some = (n: number) => Array.from({ length: n }, () => ({ p: 0.75, right: true }));
    const [few, many] = [calibrationByChance(some(30)), calibrationByChance(some(3000))];
    // Mean absolute error of a share: sqrt(2 p (1 - p) / (pi n)).
    expect(few).toBeCloseTo(Math.sqrt((2 * 0.75 * 0.25) / (Math.PI * 30)), 2);
    expect(many).toBeLessThan(0.01);
    expect(calibrationByChance([])).toBe(0);
  });

  it('ENG quantiles come from the sorted values', () => {
    expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(quantile([], 0.95)).toBe(0);
  });
});
