/** How pages fared with a version. */
export interface MountCounts {
  readonly mounts: number;
  readonly failures: number;
}

/** Fewer mounts than this say nothing of a version. */
export const LEAST_MOUNTS = 20;
/** A version of which a greater share of mounts failed is not proven. */
export const MOST_IN_VAIN = 0.05;
/**
 * How seldom one look may condemn a version that is as good as the other. A
 * version is looked at anew with every report, some thousand times, so that the
 * whole of its life stays below one in a hundred only when each look is far
 * below (verdict.test.ts counts it).
 */
const CHANCE_A_CHECK = 1e-4;
/**
 * A share of failures that is higher by less than this is not "clearly higher",
 * however sure: on a weak line a new version's files fail more often than those
 * that the browser has kept of the one before.
 */
const LEAST_DIFFERENCE = 0.03;

/**
 * Whether a version fails clearly more often than a good one: Fisher's exact
 * test, one-sided (R. A. Fisher, Statistical Methods for Research Workers, 1934).
 *
 * @param mostOfOne failures by the one source that reported most: the verdict
 * must hold without it, so that nobody alone can bring it about.
 */
export function isClearlyWorse(version: MountCounts, good: MountCounts, mostOfOne = 0): boolean {
  const mounts = version.mounts - mostOfOne;
  const failures = version.failures - mostOfOne;
  if (mounts < LEAST_MOUNTS || good.mounts === 0) return false;
  const difference = failures / mounts - good.failures / good.mounts;
  return difference >= LEAST_DIFFERENCE && chanceOf({ mounts, failures }, good) <= CHANCE_A_CHECK;
}

/** How often as many failures or more fall on the version when both are equally good. */
function chanceOf(version: MountCounts, good: MountCounts): number {
  const all = version.mounts + good.mounts;
  const failed = version.failures + good.failures;
  const most = Math.min(failed, version.mounts);
  const every = logChoices(all, version.mounts);
  let chance = 0;
  for (let failures = version.failures; failures <= most; failures += 1) {
    const ways = logChoices(failed, failures) + logChoices(all - failed, version.mounts - failures);
    const term = Math.exp(ways - every);
    chance += term;
    // Terms only fall from here on.
    if (term < chance * 1e-9) break;
  }
  return chance;
}

/** Logarithm of how many ways there are to choose so many of all; -∞ for none. */
function logChoices(all: number, chosen: number): number {
  if (chosen < 0 || chosen > all) return -Infinity;
  return logFactorial(all) - logFactorial(chosen) - logFactorial(all - chosen);
}

/** Stirling's series; exact to ten digits from 16 on. */
function logFactorial(number: number): number {
  if (number < 16) {
    let product = 1;
    for (let factor = 2; factor <= number; factor += 1) product *= factor;
    return Math.log(product);
  }
  const series = 1 / (12 * number) - 1 / (360 * number ** 3) + 1 / (1260 * number ** 5);
  return (number + 0.5) * Math.log(number) - number + 0.5 * Math.log(2 * Math.PI) + series;
}
