import { BUCKET, type FoldedDays, type MetricTotals } from '../scan/totals.ts';
import { epochDayOfSlot, SLOTS_A_MONTH } from '../scan/day-slot.ts';
import { rounded } from './rounded.ts';

/**
 * Puts the sources of each day together. A watch and a phone both count the same
 * steps, so totals take the source that counted most; averages take every value.
 * The core does the same in `assembly/days.as`.
 */
export function foldDays(
  metric: MetricTotals,
  averages: boolean,
  scale: number,
): FoldedDays | null {
  const found = new DayFolder(averages, scale);
  for (const [month, sources] of byMonth(metric)) {
    for (let day = 0; day < SLOTS_A_MONTH; day += 1) {
      found.fold(sources, day * BUCKET.size, month * SLOTS_A_MONTH + day);
    }
  }
  return found.days.length === 0 ? null : found;
}

/** The months of all sources in their order, each with the buckets of those that have it. */
function byMonth(metric: MetricTotals): readonly (readonly [number, readonly Float64Array[]])[] {
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

/** Runs some hundred thousand times for a large export, so it makes nothing but its numbers. */
class DayFolder implements FoldedDays {
  firstSlot = -1;
  readonly days: number[] = [];
  readonly values: number[] = [];
  readonly low: number[] = [];
  readonly high: number[] = [];
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  sum = 0;
  last = 0;
  overlapDays = 0;
  readonly #averages: boolean;
  readonly #scale: number;
  #firstDay = 0;
  #month = -1;
  #monthStart = 0;

  constructor(averages: boolean, scale: number) {
    this.#averages = averages;
    this.#scale = scale;
  }

  fold(all: readonly Float64Array[], at: number, slot: number): void {
    let sources = 0;
    let count = 0;
    let sum = 0;
    let most = 0;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < all.length; index += 1) {
      const buckets = all[index] ?? NONE;
      const own = buckets[at] ?? 0;
      if (own === 0) continue;
      const total = buckets[at + 1] ?? 0;
      if (sources === 0 || total > most) most = total;
      count += own;
      sum += total;
      low = Math.min(low, buckets[at + 2] ?? low);
      high = Math.max(high, buckets[at + 3] ?? high);
      sources += 1;
    }
    if (sources === 0) return;
    if (sources > 1) this.overlapDays += 1;
    this.#put(slot, this.#averages ? sum / count : most);
    if (!this.#averages) return;
    this.low.push(rounded(low * this.#scale));
    this.high.push(rounded(high * this.#scale));
  }

  #put(slot: number, value: number): void {
    const day = this.#epochDay(slot);
    if (this.days.length === 0) {
      this.firstSlot = slot;
      this.#firstDay = day;
    }
    this.days.push(day - this.#firstDay);
    this.values.push(rounded(value * this.#scale));
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
    this.sum += value;
    this.last = value;
  }

  /** Days since 1970; a calendar is asked once a month. */
  #epochDay(slot: number): number {
    const month = Math.floor(slot / SLOTS_A_MONTH);
    if (month !== this.#month) {
      this.#month = month;
      this.#monthStart = epochDayOfSlot(month * SLOTS_A_MONTH);
    }
    return this.#monthStart + slot - month * SLOTS_A_MONTH;
  }
}

const NONE = new Float64Array();
