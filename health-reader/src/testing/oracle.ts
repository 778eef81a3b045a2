import { SaxesParser } from 'saxes';
import { instantOf } from '../scan/date-bytes.ts';
import { SLOTS_A_MONTH, slotAfter, slotOfDay, isRealSlot, SLOTS } from '../scan/day-slot.ts';
import { todaysForm } from '../scan/date-bytes.ts';
import { parseNumber } from '../scan/parse-number.ts';
import {
  BUCKET,
  type MetricTotals,
  type Scanner,
  type SourceTotals,
  type RecordTotals,
} from '../scan/totals.ts';
import { ASLEEP_PREFIX, IDLE_ENDING, KIND, kindOf, type Kind } from '../scan/type-kind.ts';

type Tag = Readonly<Record<string, string>>;

interface Metric {
  totals: { -readonly [K in keyof MetricTotals]: MetricTotals[K] };
  days: Set<number>;
  sources: Map<string, { count: number; months: Map<number, Float64Array> }>;
}

/**
 * The same counting on top of a real XML parser, one plain step at a time: slow,
 * and right. The fast scanners must agree with it.
 */
export class SaxOracle implements Scanner {
  readonly #parser = new SaxesParser({ position: false, xmlns: false });
  readonly #decoder = new TextDecoder();
  readonly #metrics = new Map<string, Metric>();
  readonly #days = new Set<number>();
  #inCorrelation = false;
  #records = 0;
  #nested = 0;
  #workouts = 0;
  #activitySummaries = 0;
  #correlations = 0;
  #badDates = 0;
  #closed = false;

  constructor() {
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
    this.#parser.on('error', () => undefined);
  }

  push(bytes: Uint8Array): void {
    this.#parser.write(this.#decoder.decode(bytes, { stream: true }));
  }

  finish(): RecordTotals {
    const slots = [...this.#days];
    return {
      records: this.#records,
      nested: this.#nested,
      workouts: this.#workouts,
      activitySummaries: this.#activitySummaries,
      correlations: this.#correlations,
      badDates: this.#badDates,
      days: slots.length,
      firstSlot: slots.length === 0 ? -1 : Math.min(...slots),
      lastSlot: slots.length === 0 ? -1 : Math.max(...slots),
      closed: this.#closed,
      dailyCut: false,
      metrics: [...this.#metrics.values()].map(finishMetric),
    };
  }

  #open(name: string, tag: Tag): void {
    if (name === 'Correlation') {
      this.#correlations += 1;
      this.#inCorrelation = true;
    } else if (name === 'Record' && this.#inCorrelation) this.#nested += 1;
    else if (name === 'Record') {
      this.#records += 1;
      const type = tag['type'] ?? '';
      this.#add(tag, {
        type,
        unit: tag['unit'] ?? '',
        value: tag['value'] ?? '',
        kind: kindOf(type),
      });
    } else if (name === 'Workout') {
      this.#workouts += 1;
      const type = tag['workoutActivityType'] ?? '';
      const unit = tag['durationUnit'] ?? '';
      this.#add(tag, { type, unit, value: tag['duration'] ?? '', kind: KIND.workout });
    } else if (name === 'ActivitySummary') this.#activitySummaries += 1;
  }

  #close(name: string): void {
    if (name === 'Correlation') this.#inCorrelation = false;
    if (name === 'HealthData') this.#closed = true;
  }

  #add(tag: Tag, of: { type: string; unit: string; value: string; kind: Kind }): void {
    const key = `${of.type}\u0000${of.unit}\u0000${of.kind === KIND.workout}`;
    const metric = this.#metrics.get(key) ?? newMetric(of);
    this.#metrics.set(key, metric);
    const { totals } = metric;
    totals.count += 1;
    const name = tag['sourceName'] ?? '';
    const source = metric.sources.get(name) ?? { count: 0, months: new Map() };
    metric.sources.set(name, source);
    source.count += 1;
    const start = readDate(tag['startDate']);
    const end = readDate(tag['endDate']);
    if (start === null) this.#badDates += 1;
    else {
      metric.days.add(start.slot);
      if (of.kind !== KIND.workout) this.#days.add(start.slot);
    }
    const value = parseNumber(of.value);
    if (!Number.isNaN(value)) {
      totals.numbers += 1;
      totals.sum += value;
      totals.min = Math.min(totals.min, value);
      totals.max = Math.max(totals.max, value);
      if (start !== null && start.instant >= totals.latestAt) {
        totals.latest = value;
        totals.latestAt = start.instant;
      }
    }
    if (start !== null) addToDay(source.months, { ...of, number: value, start, end });
  }
}

interface Moment {
  readonly slot: number;
  readonly instant: number;
  readonly hour: number;
}

function readDate(text: string | undefined): Moment | null {
  const form = todaysForm(text ?? '');
  if (form === null) return null;
  const slot = slotOfDay(form);
  const [month, day] = [Number(form.slice(5, 7)), Number(form.slice(8, 10))];
  if (month < 1 || month > 12 || day < 1 || slot < 0 || slot >= SLOTS || !isRealSlot(slot))
    return null;
  const raw = Number(form.slice(0, 10).replaceAll('-', ''));
  const time = Number(form.slice(11, 19).replaceAll(':', ''));
  return {
    slot,
    instant: instantOf(raw, time, Number(form.slice(20))),
    hour: Math.floor(time / 10_000),
  };
}

function addToDay(
  months: Map<number, Float64Array>,
  of: { kind: Kind; value: string; number: number; start: Moment; end: Moment | null },
): void {
  let { slot } = of.start;
  let value = of.number;
  if (of.kind === KIND.category) value = 1;
  if (of.kind === KIND.stand) value = of.value.endsWith(IDLE_ENDING) ? Number.NaN : 1;
  if (of.kind === KIND.sleep) {
    const hours = of.end === null ? 0 : (of.end.instant - of.start.instant) / 3600;
    value = of.value.startsWith(ASLEEP_PREFIX) && hours > 0 && hours <= 24 ? hours : Number.NaN;
    if (of.start.hour >= 18) slot = slotAfter(slot);
  }
  if (Number.isNaN(value)) return;
  const month = Math.floor(slot / SLOTS_A_MONTH);
  const buckets = months.get(month) ?? new Float64Array(SLOTS_A_MONTH * BUCKET.size);
  months.set(month, buckets);
  const at = (slot % SLOTS_A_MONTH) * BUCKET.size;
  const [count = 0, sum = 0, min = 0, max = 0] = buckets.subarray(at, at + BUCKET.size);
  const isFirst = count === 0;
  buckets.set(
    [
      count + 1,
      sum + value,
      isFirst ? value : Math.min(min, value),
      isFirst ? value : Math.max(max, value),
    ],
    at,
  );
}

function newMetric(of: { type: string; unit: string; kind: Kind }): Metric {
  const { type, unit, kind } = of;
  const empty = { count: 0, numbers: 0, sum: 0, min: Infinity, max: -Infinity, latest: 0 };
  const totals = {
    ...empty,
    latestAt: -Infinity,
    firstSlot: -1,
    lastSlot: -1,
    days: 0,
    sources: [],
    type,
    unit,
    kind,
  };
  return { totals, days: new Set(), sources: new Map() };
}

function finishMetric({ totals, days, sources }: Metric): MetricTotals {
  const slots = [...days];
  const finished = [...sources].map(([source, { count, months }]): SourceTotals => ({
    source,
    count,
    months: [...months]
      .toSorted(([a], [b]) => a - b)
      .map(([month, buckets]) => ({ month, buckets })),
  }));
  const isEmpty = slots.length === 0;
  return {
    ...totals,
    days: slots.length,
    firstSlot: isEmpty ? -1 : Math.min(...slots),
    lastSlot: isEmpty ? -1 : Math.max(...slots),
    sources: finished,
  };
}
