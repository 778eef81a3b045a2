import { HealthReadError } from '../read-error.ts';
import {
  instantOf,
  rawDay,
  rawTime,
  rawZone,
  slotOfRawDay,
  timeKey,
  zoneKey,
} from './date-bytes.ts';
import { SLOTS_A_MONTH, slotAfter } from './day-slot.ts';
import { MAX_METRICS, MAX_MONTHS, MAX_PAIRS } from './limits.ts';
import { MetricCounter, SourceCounter } from './metric-counter.ts';
import { NameTable } from './name-table.ts';
import { readNumber } from './read-number.ts';
import { BUCKET, type RecordTotals } from './totals.ts';
import {
  ASLEEP_PREFIX,
  IDLE_ENDING,
  KIND,
  kindOf,
  LONGEST_SLEEP_HOURS,
  NIGHT_SHIFT_HOURS,
} from './type-kind.ts';

/** Where the parts of one record lie; -1 for a date that is missing or no date. */
export interface RecordPlace {
  bytes: Uint8Array;
  valueStart: number;
  valueEnd: number;
  /** Dates may lie in other bytes, when they had to be written anew. */
  dates: Uint8Array;
  /** Over exactly `dates`. */
  view: DataView;
  start: number;
  end: number;
}

/** Counts records. Everything a record costs happens here and in the scanner's own loop. */
export class RecordCounter {
  readonly names = new NameTable();
  nested = 0;
  workouts = 0;
  activitySummaries = 0;
  correlations = 0;
  closed = false;
  #records = 0;
  #badDates = 0;
  #monthCount = 0;
  #dailyCut = false;
  readonly #metrics = new Map<number, MetricCounter>();
  readonly #pairs = new Map<number, SourceCounter>();
  /** Marks the days of all records together. */
  readonly #all = new MetricCounter('', '', KIND.quantity);

  /** The counter of one type, unit and source, each by its number among the names. */
  pairOf(type: number, unit: number, source: number, isWorkout = false): SourceCounter {
    const metricKey = (type * 8_192 + unit) * 2 + (isWorkout ? 1 : 0);
    const key = metricKey * 8_192 + source;
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    if (this.#pairs.size >= MAX_PAIRS) throw new HealthReadError('too-many-kinds');
    const metric =
      this.#metrics.get(metricKey) ?? this.#addMetric(metricKey, { type, unit, isWorkout });
    const pair = new SourceCounter(metric, source);
    metric.pairs.push(pair);
    this.#pairs.set(key, pair);
    return pair;
  }

  /** Counts one record. */
  add(pair: SourceCounter, place: RecordPlace): void {
    const { metric } = pair;
    metric.count += 1;
    pair.count += 1;
    if (metric.kind === KIND.workout) this.workouts += 1;
    else this.#records += 1;
    const { view, start } = place;
    const slot = start < 0 ? -1 : this.#slotOf(metric, place);
    if (slot < 0) this.#badDates += 1;
    const value = readNumber(place.bytes, place.valueStart, place.valueEnd);
    if (value === value) {
      metric.numbers += 1;
      metric.sum += value;
      if (value < metric.min) metric.min = value;
      if (value > metric.max) metric.max = value;
      if (slot >= 0)
        metric.markLatest(value, metric.seenDay, timeKey(view, start), zoneKey(view, start));
    }
    if (slot < 0) return;
    if (metric.kind === KIND.quantity || metric.kind === KIND.workout) {
      if (value === value) this.#addToDay(pair, slot, value);
    } else this.#addEvent(pair, slot, place);
  }

  finish(): RecordTotals {
    const metrics = [...this.#metrics.values()];
    return {
      records: this.#records,
      nested: this.nested,
      workouts: this.workouts,
      activitySummaries: this.activitySummaries,
      correlations: this.correlations,
      badDates: this.#badDates,
      days: this.#all.days,
      firstSlot: this.#all.lastSlot < 0 ? -1 : this.#all.firstSlot,
      lastSlot: this.#all.lastSlot,
      closed: this.closed,
      dailyCut: this.#dailyCut,
      metrics: metrics.map((metric) => metric.totals((source) => this.names.textOf(source))),
    };
  }

  #addMetric(key: number, of: { type: number; unit: number; isWorkout: boolean }): MetricCounter {
    if (this.#metrics.size >= MAX_METRICS) throw new HealthReadError('too-many-kinds');
    const type = this.names.textOf(of.type);
    const kind = of.isWorkout ? KIND.workout : kindOf(type);
    const metric = new MetricCounter(type, this.names.textOf(of.unit), kind);
    this.#metrics.set(key, metric);
    return metric;
  }

  #slotOf(metric: MetricCounter, { dates, view, start }: RecordPlace): number {
    const first = view.getFloat64(start, true);
    const last = view.getInt32(start + 7, true);
    if (first === metric.seenStart && last === metric.seenEnd) return metric.seenSlot;
    metric.seenStart = first;
    metric.seenEnd = last;
    const day = rawDay(dates, start);
    metric.seenDay = day;
    const slot = slotOfRawDay(dates, start, day);
    metric.seenSlot = slot;
    if (slot < 0) return -1;
    metric.markDay(slot);
    if (metric.kind !== KIND.workout) this.#all.markDay(slot);
    return slot;
  }

  #addToDay(pair: SourceCounter, slot: number, value: number): void {
    const month = Math.floor(slot / SLOTS_A_MONTH);
    if (month !== pair.month) this.#turnTo(pair, month);
    const { buckets } = pair;
    if (buckets === null) return;
    const at = (slot - month * SLOTS_A_MONTH) * BUCKET.size;
    const count = buckets[at] ?? 0;
    buckets[at] = count + 1;
    buckets[at + 1] = (buckets[at + 1] ?? 0) + value;
    if (count === 0 || value < (buckets[at + 2] ?? 0)) buckets[at + 2] = value;
    if (count === 0 || value > (buckets[at + 3] ?? 0)) buckets[at + 3] = value;
  }

  #turnTo(pair: SourceCounter, month: number): void {
    pair.month = month;
    const known = pair.months.get(month);
    if (known !== undefined) {
      pair.buckets = known;
    } else if (this.#monthCount >= MAX_MONTHS) {
      pair.buckets = null;
      this.#dailyCut = true;
    } else {
      this.#monthCount += 1;
      pair.buckets = new Float64Array(SLOTS_A_MONTH * BUCKET.size);
      pair.months.set(month, pair.buckets);
    }
  }

  #addEvent(pair: SourceCounter, slot: number, place: RecordPlace): void {
    const { kind } = pair.metric;
    if (kind === KIND.sleep) this.#addSleep(pair, slot, place);
    else if (kind === KIND.category || !endsWith(place, IDLE_ENDING)) this.#addToDay(pair, slot, 1);
  }

  #addSleep(pair: SourceCounter, slot: number, place: RecordPlace): void {
    const { dates, start, end } = place;
    if (end < 0 || !startsWith(place, ASLEEP_PREFIX)) return;
    const time = rawTime(dates, start);
    const from = instantOf(rawDay(dates, start), time, rawZone(dates, start));
    const to = instantOf(rawDay(dates, end), rawTime(dates, end), rawZone(dates, end));
    const hours = (to - from) / 3600;
    if (!(hours > 0 && hours <= LONGEST_SLEEP_HOURS)) return;
    const isEvening = time >= (24 - NIGHT_SHIFT_HOURS) * 10_000;
    this.#addToDay(pair, isEvening ? slotAfter(slot) : slot, hours);
  }
}

function startsWith({ bytes, valueStart, valueEnd }: RecordPlace, text: string): boolean {
  return valueEnd - valueStart >= text.length && holds(bytes, valueStart, text);
}

function endsWith({ bytes, valueStart, valueEnd }: RecordPlace, text: string): boolean {
  return valueEnd - valueStart >= text.length && holds(bytes, valueEnd - text.length, text);
}

function holds(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}
