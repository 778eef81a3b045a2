import { describe, expect, it } from 'vitest';
import { nextSample, type SpeedSample } from './upload-speed.ts';

describe('nextSample', () => {
  it('knows no speed at the first report', () => {
    expect(nextSample(null, { sentBytes: 500, atMs: 0 }).bytesPerSecond).toBeNull();
  });

  it('measures bytes a second', () => {
    const first = nextSample(null, { sentBytes: 0, atMs: 1000 });
    expect(nextSample(first, { sentBytes: 1000, atMs: 1500 }).bytesPerSecond).toBe(2000);
  });

  it('smooths, and passes over reports that are too close together', () => {
    const steady: SpeedSample = { atMs: 0, sentBytes: 0, bytesPerSecond: 1000 };
    const burst = nextSample(steady, { sentBytes: 5000, atMs: 1000 });
    expect(burst.bytesPerSecond).toBeCloseTo(2200);
    expect(nextSample(burst, { sentBytes: 9000, atMs: 1100 })).toBe(burst);
  });
});
