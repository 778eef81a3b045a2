import type { TriageLevel } from './assessment.ts';

/**
 * Hours after a report until the owner should look at the animal again, whatever happens meanwhile; sooner when it
 * gets worse. An estimate of the authors (source key `triage`), to be confirmed by a veterinarian.
 */
export const LOOK_AGAIN_HOURS: Readonly<Record<TriageLevel, number>> = {
  emergency: 2,
  today: 24,
  soon: 72,
  routine: 72,
  watch: 72,
};

/** When to look again after a report of that urgency made at that time; both in milliseconds since 1970. */
export function lookAgainAt(level: TriageLevel, madeAt: number): number {
  return madeAt + LOOK_AGAIN_HOURS[level] * 60 * 60 * 1000;
}
