import type { LabValue } from '@petwise/contracts';

/** One confirmed measurement of an analyte. */
export interface Measurement {
  readonly value: LabValue;
  readonly fileName: string;
}

/** The measurements of one analyte: the one that counts, and all others; each with a sentence why. */
export interface Chosen<M extends Measurement> {
  readonly used: M & { readonly note: string };
  /** Those without a date first, then the newest. */
  readonly others: readonly (M & { readonly note: string })[];
}

/**
 * Which of several measurements of one analyte counts. The newest does; one without a date may be
 * the newest, so that it is weighed beside the newest dated one, as two of the same day are: what
 * is out of range wins over what is normal, the further out the sooner, because a missed illness
 * harms more than a second look. What no range can judge counts only where nothing else is there.
 */
export function choose<M extends Measurement>(all: readonly [M, ...M[]]): Chosen<M> {
  const judged = all.filter(({ value }) => value.flag !== null);
  const pool: readonly M[] = judged.length > 0 ? judged : all;
  const newest =
    pool
      .map(({ value }) => value.date ?? '')
      .toSorted()
      .at(-1) ?? '';
  const candidates = pool.filter(({ value }) => value.date === null || value.date === newest);
  const used = candidates.toSorted(bySeverity)[0] ?? all[0];
  const others = all.filter((one) => one !== used).toSorted(byDate);
  const why = whyUsed(used.value, { all, candidates });
  const whyNone = (value: LabValue): string => whyNot(value, { used: used.value, newest });
  return {
    used: { ...used, note: others.length === 0 ? '' : why },
    others: others.map((one) => ({ ...one, note: whyNone(one.value) })),
  };
}

/** A low value of nothing at all. */
const FURTHEST = 1e6;

/** How many times beyond its range; 0 within it. A value out of range whose range is not known is just beyond. */
function distance({ flag, magnitude }: LabValue): number {
  if (flag !== 'high' && flag !== 'low') return 0;
  if (magnitude === null) return 1;
  return flag === 'high' ? magnitude : Math.min(1 / magnitude, FURTHEST);
}

/** The furthest out first; of equals the one with a date. */
function bySeverity({ value: a }: Measurement, { value: b }: Measurement): number {
  const byDistance = distance(b) - distance(a);
  return byDistance === 0 ? Number(a.date === null) - Number(b.date === null) : byDistance;
}

function byDate({ value: a }: Measurement, { value: b }: Measurement): number {
  if (a.date === b.date) return 0;
  if (a.date === null || b.date === null) return a.date === null ? -1 : 1;
  return a.date > b.date ? -1 : 1;
}

function whyUsed(
  used: LabValue,
  { all, candidates }: { all: readonly Measurement[]; candidates: readonly Measurement[] },
): string {
  const isOut = distance(used) > 0;
  if (used.date === null) return isOut ? NOTES.undatedOut : NOTES.undated;
  const { date } = used;
  if (candidates.length === 1) {
    const isNewest = all.every(({ value }) => value.date !== null && value.date <= date);
    return isNewest ? NOTES.newest : NOTES.newestJudged;
  }
  const hasUndated = candidates.some(({ value }) => value.date === null);
  if (hasUndated) return isOut ? NOTES.outBesideUndated : NOTES.besideUndated;
  return isOut ? NOTES.sameDayOut : NOTES.sameDay;
}

function whyNot(value: LabValue, given: { used: LabValue; newest: string }): string {
  const { used, newest } = given;
  if (value.flag === null && used.flag !== null) return NOTES.unjudged;
  if (value.date !== null && value.date < newest) return NOTES.older;
  const isLessOut = distance(used) > distance(value);
  if (value.date === null) return isLessOut ? NOTES.undatedLessOut : NOTES.undatedAside;
  if (used.date === null) return isLessOut ? NOTES.lessOutThanUndated : NOTES.likeUndated;
  return isLessOut ? NOTES.sameDayLessOut : NOTES.sameDayAside;
}

/** Of a value that counts because no other is newer. */
export const NEWEST = 'Used: it is the newest';

/** Read by owners and by veterinarians. */
const NOTES = {
  newest: NEWEST,
  newestJudged: 'Used: it is the newest with a normal range',
  undatedOut: 'Used: its date is not known, and it is the furthest out of range',
  undated: 'Used: its date is not known, and no other is out of range',
  outBesideUndated: 'Used: it is out of range, and the one without a date may be older',
  besideUndated: 'Used: it is the newest whose date is known',
  sameDayOut: 'Used: of those of this day it is the furthest out of range',
  sameDay: 'Used: none of this day is out of range',
  unjudged: 'Not used: no normal range is known for it',
  older: 'Not used: it is older',
  undatedLessOut: 'Not used: its date is not known, and another is further out of range',
  undatedAside: 'Not used: its date is not known',
  lessOutThanUndated: 'Not used: the one without a date may be newer, and is further out of range',
  likeUndated: 'Not used: the one without a date may be newer',
  sameDayLessOut: 'Not used: another of this day is further out of range',
  sameDayAside: 'Not used: another of this day counts',
} as const;
