import { describe, expect, test } from 'vitest';
import { isClearlyWorse, type MountCounts } from './verdict.ts';

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Looks at a release after every mount; answers after how many it was condemned, null for never. */
function condemnedAfter(
  random: () => number,
  release: { share: number; background: number; mounts: number; good: MountCounts },
): number | null {
  let failures = 0;
  let good = release.good;
  for (let mounts = 1; mounts <= release.mounts; mounts += 1) {
    if (random() < release.share) failures += 1;
    // The others keep opening the good one meanwhile.
    good = {
      mounts: good.mounts + 1,
      failures: good.failures + (random() < release.background ? 1 : 0),
    };
    if (isClearlyWorse({ mounts, failures }, good)) return mounts;
  }
  return null;
}

describe('a version is condemned', () => {
  test('MFE-04 in 0 of 200 healthy releases with 1 % background failures, looked at after each of 2,000 mounts', () => {
    const random = seeded(20);
    const condemned = Array.from({ length: 200 }, () =>
      condemnedAfter(random, {
        share: 0.01,
        background: 0.01,
        mounts: 2_000,
        good: { mounts: 500, failures: 5 },
      }),
    ).filter((after) => after !== null);
    console.log(`healthy releases condemned: ${condemned.length} of 200`);
    expect(condemned).toEqual([]);
  });

  test('MFE-04 in fewer than 1 of 100 healthy releases whatever the background, also beside a young good version', () => {
    const random = seeded(21);
    for (const background of [0.001, 0.01, 0.05, 0.2]) {
      const condemned = Array.from({ length: 500 }, () => {
        // Drawn as well: no failure in 20 is rare where one of five fails.
        const failures = Array.from({ length: 20 }, random).filter((one) => one < background);
        const good = { mounts: 20, failures: failures.length };
        return condemnedAfter(random, { share: background, background, mounts: 500, good });
      }).filter((after) => after !== null);
      console.log(`background ${background}: ${condemned.length} of 500 condemned`);
      expect(condemned.length / 500).toBeLessThan(0.01);
    }
  });

  test.each([
    [1, 20],
    [0.5, 20],
    [0.2, 150],
    [0.1, 400],
  ])('when a share of %s of its mounts fails, at latest after %i', (share, latest) => {
    const random = seeded(22);
    const good = { mounts: 1_000, failures: 10 };
    for (let count = 0; count < 100; count += 1) {
      const after = condemnedAfter(random, { share, background: 0.01, mounts: 1_000, good });
      expect(after).toBeGreaterThanOrEqual(20);
      expect(after).toBeLessThanOrEqual(latest);
    }
  });

  test.each([
    ['with fewer than 20 mounts', { mounts: 19, failures: 19 }, { mounts: 500, failures: 0 }, 0],
    ['with nothing to compare with', { mounts: 100, failures: 100 }, { mounts: 0, failures: 0 }, 0],
    ['by one source alone', { mounts: 60, failures: 40 }, { mounts: 500, failures: 5 }, 40],
    [
      'when the good one fails as often',
      { mounts: 100, failures: 90 },
      { mounts: 100, failures: 90 },
      0,
    ],
    [
      'for two in a hundred more',
      { mounts: 90_000, failures: 1_900 },
      { mounts: 90_000, failures: 90 },
      0,
    ],
  ])('never %s', (_what, version, good, mostOfOne) => {
    expect(isClearlyWorse(version, good, mostOfOne)).toBe(false);
  });
});
