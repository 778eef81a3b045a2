import type { ReleaseMove, ReleaseName } from '@petwise/contracts/release-service';
import type { VersionMounts } from './mount-repository.ts';
import type { PlacedPointer } from './moves.ts';
import { isClearlyWorse, LEAST_MOUNTS, MOST_IN_VAIN, type MountCounts } from './verdict.ts';

const MINUTE = 60 * 1000;
/** Shares of owners that a trial grows through, percent; after the last one everybody has it. */
const STEPS = [1, 10, 50, 100] as const;
/** A trial that nothing speaks against stays at a step at least so long. */
const LEAST_AT_A_STEP_MS = 10 * MINUTE;
/** After this long it goes on with fewer mounts too, where none has failed: few owners must not hold it for ever. */
const MOST_AT_A_STEP_MS = 24 * 60 * MINUTE;

const NOTHING: MountCounts = { mounts: 0, failures: 0 };

/** What the reports of pages call for. */
export interface NextStep {
  readonly move: Exclude<ReleaseMove, { kind: 'recall' }>;
  /** The figures, for the log. */
  readonly why: string;
}

/**
 * What is to be done with a remote by itself: a trial or a version that fares
 * clearly worse than the good one is turned back, a trial that goes on by
 * itself grows. Null for nothing; a pinned remote is left alone.
 *
 * @param good versions to fall back to, the best first.
 * @param mountsOf by `<remote> <version>`.
 */
export function nextStep(
  pointer: PlacedPointer,
  facts: {
    good: readonly string[];
    mountsOf: ReadonlyMap<string, VersionMounts>;
    now: number;
  },
): NextStep | null {
  const { remote, current, canary, pinned } = pointer;
  if (pinned) return null;
  const [tried, compared] = canary ? [canary.version, current] : [current, facts.good[0]];
  if (compared === undefined) return null;
  const counts = facts.mountsOf.get(`${remote} ${tried}`);
  const sound = facts.mountsOf.get(`${remote} ${compared}`)?.all ?? NOTHING;
  const judged = counts?.judged ?? NOTHING;
  if (isClearlyWorse(judged, sound, counts?.mostOfOne)) {
    const why = `${shareOf(tried, judged)}, ${shareOf(compared, sound)}`;
    return { move: { kind: 'rollback', remote }, why };
  }
  if (!canary?.goesOn) return null;
  // With nothing to compare it with, a share of failures that proves no version proves no trial.
  if (sound.mounts === 0 && judged.failures > judged.mounts * MOST_IN_VAIN) return null;
  const at = facts.now - pointer.since.getTime();
  const isProven = at >= LEAST_AT_A_STEP_MS && (counts?.sinceMove ?? 0) >= LEAST_MOUNTS;
  const isUnharmed = at >= MOST_AT_A_STEP_MS && judged.failures === 0;
  if (!isProven && !isUnharmed) return null;
  return { move: nextShare(remote, canary), why: shareOf(tried, judged) };
}

function nextShare(
  remote: ReleaseName,
  { version, percent }: { version: string; percent: number },
): NextStep['move'] {
  const next = STEPS.find((step) => step > percent);
  return next === undefined
    ? { kind: 'promote', remote }
    : { kind: 'canary', remote, version, percent: next, goesOn: true };
}

function shareOf(version: string, { mounts, failures }: MountCounts): string {
  return `${version}: ${failures} of ${mounts} mounts failed`;
}
