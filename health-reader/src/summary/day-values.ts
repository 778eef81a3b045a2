import { epochDayOfSlot, dayOfSlot, SLOTS_A_MONTH } from '../scan/day-slot.ts';
import { BUCKET, type MetricTally } from '../scan/tally.ts';
import type { DayRule, DaySeries } from './health-result.ts';

/** A metric's days in their order, each with one value. */
export interface DayValues {
  readonly slots: readonly number[];
  readonly values: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Days on which more than one source had a say. */
  readonly overlapDays: number;
}

/**
 * Puts the sources of each day together. A watch and a phone both count the same
 * steps, so totals take the source that counted most; averages take every value.
 */
export function dayValues(metric: MetricTally, rule: DayRule): DayValues {
  const slots: number[] = [];
  const values: number[] = [];
  const low: number[] = [];
  const high: number[] = [];
  let overlapDays = 0;
  for (const [month, sources] of byMonth(metric)) {
    for (let day = 0; day < SLOTS_A_MONTH; day += 1) {
      const one = together(sources, day * BUCKET.size, rule);
      if (one === null) continue;
      slots.push(month * SLOTS_A_MONTH + day);
      values.push(one.value);
      low.push(one.low);
      high.push(one.high);
      if (one.sources > 1) overlapDays += 1;
    }
  }
  return { slots, values, low, high, overlapDays };
}

/** The months of all sources in their order, each with the buckets of those that have it. */
function byMonth(metric: MetricTally): readonly (readonly [number, readonly Float64Array[]])[] {
  const months = new Map<number, Float64Array[]>();
  for (const source of metric.sources) {
    for (const { month, buckets } of source.months) {
      const known = months.get(month);
      if (known === undefined) months.set(month, [buckets]);
      else known.push(buckets);
    }
  }
  return [...months].toSorted(([a], [b]) => a - b);
}

interface Day {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly sources: number;
}

function together(all: readonly Float64Array[], at: number, rule: DayRule): Day | null {
  let [count, sum, most, low, high, sources] = [0, 0, 0, Infinity, -Infinity, 0];
  for (const buckets of all) {
    const own = buckets[at] ?? 0;
    if (own === 0) continue;
    const total = buckets[at + 1] ?? 0;
    most = sources === 0 ? total : Math.max(most, total);
    count += own;
    sum += total;
    low = Math.min(low, buckets[at + 2] ?? low);
    high = Math.max(high, buckets[at + 3] ?? high);
    sources += 1;
  }
  if (sources === 0) return null;
  return { value: rule === 'average' ? sum / count : most, low, high, sources };
}

/** The series as it is kept and sent: rounded to six digits, days as distances from the first. */
export function toSeries(days: DayValues, rule: DayRule, scale: number): DaySeries | null {
  const [first] = days.slots;
  if (first === undefined) return null;
  const origin = epochDayOfSlot(first);
  const distances = epochDays(days.slots).map((day) => day - origin);
  const series = {
    start: dayOfSlot(first),
    days: distances,
    values: days.values.map((value) => rounded(value * scale)),
  };
  if (rule !== 'average') return series;
  const low = days.low.map((value) => rounded(value * scale));
  return { ...series, low, high: days.high.map((value) => rounded(value * scale)) };
}

/** Six significant digits: more than any watch measures. Sums, for writing a number out takes far longer. */
export function rounded(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const power = 5 - Math.floor(Math.log10(Math.abs(value)));
  const scale = TEN_TO[Math.abs(power)];
  if (scale === undefined) return Number(value.toPrecision(6));
  return power < 0 ? Math.round(value / scale) * scale : Math.round(value * scale) / scale;
}

/** Powers of ten that a double holds exactly. */
const TEN_TO = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** Days since 1970 of slots in their order; a calendar is asked once a month. */
function epochDays(slots: readonly number[]): number[] {
  let month = -1;
  let first = 0;
  return slots.map((slot) => {
    const own = Math.floor(slot / SLOTS_A_MONTH);
    if (own !== month) {
      month = own;
      first = epochDayOfSlot(own * SLOTS_A_MONTH);
    }
    return first + (slot % SLOTS_A_MONTH);
  });
}
