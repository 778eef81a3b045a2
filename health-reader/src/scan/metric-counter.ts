import { instantOfKeys } from './date-bytes.ts';
import { SLOTS } from './day-slot.ts';
import type { MetricTotals, SourceTotals } from './totals.ts';
import type { Kind } from './type-kind.ts';

/** One metric while it is being counted. */
export class MetricCounter {
  readonly type: string;
  readonly unit: string;
  readonly kind: Kind;
  readonly pairs: SourceCounter[] = [];
  count = 0;
  numbers = 0;
  sum = 0;
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  latest = 0;
  latestDay = -1;
  latestTime = 0;
  latestZone = 0;
  /** The day last seen, as written (its ten bytes as two numbers, and one) and as a slot: most records are of the same day as the one before. */
  seenStart = 0;
  seenEnd = 0;
  seenDay = -1;
  seenSlot = -1;
  firstSlot = SLOTS;
  lastSlot = -1;
  days = 0;
  readonly dayBits = new Uint8Array(Math.ceil(SLOTS / 8));

  constructor(type: string, unit: string, kind: Kind) {
    this.type = type;
    this.unit = unit;
    this.kind = kind;
  }

  /** Notes a day; true when this metric had nothing on it yet. */
  markDay(slot: number): void {
    const mask = 1 << (slot & 7);
    const bits = this.dayBits[slot >> 3] ?? 0;
    if ((bits & mask) !== 0) return;
    this.dayBits[slot >> 3] = bits | mask;
    this.days += 1;
    if (slot < this.firstSlot) this.firstSlot = slot;
    if (slot > this.lastSlot) this.lastSlot = slot;
  }

  /** Takes a number as the latest, unless a later one is known; time and zone as keys. */
  markLatest(value: number, day: number, time: number, zone: number): void {
    if (zone === this.latestZone) {
      if (day < this.latestDay || (day === this.latestDay && time < this.latestTime)) return;
    } else if (this.latestDay >= 0 && instantOfKeys(day, time, zone) < this.#latestInstant())
      return;
    this.latest = value;
    this.latestDay = day;
    this.latestTime = time;
    this.latestZone = zone;
  }

  totals(nameOf: (source: number) => string): MetricTotals {
    const { type, unit, kind, count, numbers, sum, min, max, latest, days } = this;
    return {
      type,
      unit,
      kind,
      count,
      numbers,
      sum,
      min,
      max,
      latest,
      latestAt: this.latestDay < 0 ? Number.NEGATIVE_INFINITY : this.#latestInstant(),
      firstSlot: this.lastSlot < 0 ? -1 : this.firstSlot,
      lastSlot: this.lastSlot,
      days,
      sources: this.pairs.map((pair) => pair.totals(nameOf(pair.source))),
    };
  }

  #latestInstant(): number {
    return instantOfKeys(this.latestDay, this.latestTime, this.latestZone);
  }
}

/** One metric from one source, with its days by month. */
export class SourceCounter {
  readonly metric: MetricCounter;
  readonly source: number;
  readonly months = new Map<number, Float64Array>();
  count = 0;
  month = -1;
  buckets: Float64Array | null = null;

  constructor(metric: MetricCounter, source: number) {
    this.metric = metric;
    this.source = source;
  }

  totals(source: string): SourceTotals {
    const months = [...this.months]
      .toSorted(([a], [b]) => a - b)
      .map(([month, buckets]) => ({ month, buckets }));
    return { source, count: this.count, months };
  }
}
