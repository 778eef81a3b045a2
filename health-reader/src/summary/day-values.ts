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

interface Day {
  value: number;
  count: number;
  low: number;
  high: number;
  sources: number;
}

/**
 * Puts the sources of each day together. A watch and a phone both count the same
 * steps, so totals take the source that counted most; averages take every value.
 */
export function dayValues(metric: MetricTally, rule: DayRule): DayValues {
  const days = new Map<number, Day>();
  for (const { months } of metric.sources) {
    for (const { month, buckets } of months) {
      for (let day = 0; day < SLOTS_A_MONTH; day += 1) {
        const [count = 0, sum = 0, low = 0, high = 0] = buckets.subarray(day * BUCKET.size, (day + 1) * BUCKET.size);
        if (count === 0) continue;
        const slot = month * SLOTS_A_MONTH + day;
        const one: Day = { value: sum, count, low, high, sources: 1 };
        const known = days.get(slot);
        days.set(slot, known === undefined ? one : together(known, one, rule));
      }
    }
  }
  const sorted = [...days].toSorted(([a], [b]) => a - b);
  const isAverage = rule === 'average';
  return {
    slots: sorted.map(([slot]) => slot),
    values: sorted.map(([, day]) => (isAverage ? day.value / day.count : day.value)),
    low: sorted.map(([, day]) => day.low),
    high: sorted.map(([, day]) => day.high),
    overlapDays: sorted.filter(([, day]) => day.sources > 1).length,
  };
}

function together(a: Day, b: Day, rule: DayRule): Day {
  const sources = a.sources + b.sources;
  if (rule !== 'average') return { ...(b.value > a.value ? b : a), sources };
  return {
    value: a.value + b.value,
    count: a.count + b.count,
    low: Math.min(a.low, b.low),
    high: Math.max(a.high, b.high),
    sources,
  };
}

/** The series as it is kept and sent: rounded to six digits, days as distances from the first. */
export function toSeries(days: DayValues, rule: DayRule, scale: number): DaySeries | null {
  const [first] = days.slots;
  if (first === undefined) return null;
  const origin = epochDayOfSlot(first);
  const series = {
    start: dayOfSlot(first),
    days: days.slots.map((slot) => epochDayOfSlot(slot) - origin),
    values: days.values.map((value) => rounded(value * scale)),
  };
  if (rule !== 'average') return series;
  const low = days.low.map((value) => rounded(value * scale));
  return { ...series, low, high: days.high.map((value) => rounded(value * scale)) };
}

/** Six significant digits: more than any watch measures. */
export function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
