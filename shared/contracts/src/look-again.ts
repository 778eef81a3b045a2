import type { TriageLevel } from './assessment.ts';
import type { ConsultSummary } from './consult.ts';

/**
 * Hours after a report until the owner should look at the animal again, whatever happens meanwhile; sooner when it
 * gets worse. An estimate of the authors (source key `triage`), to be confirmed by a veterinarian.
 */
const LOOK_AGAIN_HOURS: Readonly<Record<TriageLevel, number>> = {
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

/** A card that nobody answered goes after this, and no notice comes; milliseconds. */
export const LOOK_AGAIN_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** When to look at the animal of a listed assessment again; null without a report, and once its owner has answered. */
export function lookAgainOf(
  consult: Pick<ConsultSummary, 'status' | 'triage' | 'updatedAt' | 'lookedAgain'>,
): number | null {
  const { status, triage, updatedAt, lookedAgain } = consult;
  if (status !== 'finished' || !triage || lookedAgain) return null;
  return lookAgainAt(triage, Date.parse(updatedAt));
}

/** Those of a list whose animal should be looked at again now, in the order of the list. */
export function dueLookAgains(
  consults: readonly ConsultSummary[],
  now: number,
): readonly ConsultSummary[] {
  return consults.filter((consult) => {
    const at = lookAgainOf(consult);
    return at !== null && at <= now && now - at < LOOK_AGAIN_FOR_MS;
  });
}
