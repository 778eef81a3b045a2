import { instantOf } from '../scan/date-bytes.ts';
import { decodeText } from '../scan/decode-text.ts';
import { dayOfSlot, SLOTS_A_MONTH, YEARS } from '../scan/day-slot.ts';
import {
  BUCKET,
  type FoldedDays,
  type MetricTotals,
  type MonthTotals,
  type SourceTotals,
  type RecordTotals,
} from '../scan/totals.ts';
import type { Kind } from '../scan/type-kind.ts';

/** What the core exports; a number that may change is a global. */
export interface CoreExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly totals: { readonly value: number };
  readonly metrics: { readonly value: number };
  readonly metricCount: { readonly value: number };
  readonly inputAt: () => number;
  readonly inputMost: () => number;
  readonly push: (count: number, isLast: number) => number;
  readonly setLimit: (bytes: number) => void;
  readonly unpacked: () => number;
  readonly monthOf: (pair: number, month: number) => number;
  readonly foldDays: (metric: number, averages: number, scale: number) => number;
  readonly folded: { readonly value: number };
  readonly rowAt: (row: number) => number;
  readonly nameAt: (id: number) => number;
  readonly nameLength: (id: number) => number;
}

const MONTH_NUMBERS = SLOTS_A_MONTH * BUCKET.size;

/** Reads what the core counted out of its memory; the layout is that of `assembly/counts.as`. */
export function readTotals(core: CoreExports): RecordTotals {
  const view = new DataView(core.memory.buffer);
  const total = (place: number): number => view.getInt32(core.totals.value + place, true);
  const days = total(24);
  const metrics = Array.from({ length: core.metricCount.value }, (_, index) =>
    readMetric(core, view, view.getUint32(core.metrics.value + index * 4, true)),
  );
  return {
    records: total(0),
    nested: total(4),
    workouts: total(8),
    activitySummaries: total(12),
    correlations: total(16),
    badDates: total(20),
    days,
    firstSlot: days === 0 ? -1 : total(28),
    lastSlot: days === 0 ? -1 : total(32),
    closed: total(36) === 1,
    dailyCut: total(40) === 1,
    metrics,
  };
}

function readMetric(core: CoreExports, view: DataView, at: number): MetricTotals {
  const real = (place: number): number => view.getFloat64(at + place, true);
  const whole = (place: number): number => view.getInt32(at + place, true);
  const lastSlot = whole(48);
  const latestSlot = whole(76);
  return {
    type: nameOf(core, whole(60)),
    unit: nameOf(core, whole(64)),
    // The core got every kind from `kindOf`, or set it for a workout itself.
    kind: whole(56) as Kind,
    count: whole(32),
    numbers: whole(36),
    sum: real(0),
    min: real(8),
    max: real(16),
    latest: real(24),
    latestAt: latestSlot < 0 ? Number.NEGATIVE_INFINITY : readInstant(view, at, latestSlot),
    firstSlot: lastSlot < 0 ? -1 : whole(44),
    lastSlot,
    days: whole(40),
    sources: readSources(core, view, at),
    fold: (averages, scale) =>
      readFolded(core, core.foldDays(at, averages ? 1 : 0, scale), averages),
  };
}

/** `HH:MM:SS` lies with its first byte on top, the zone with its first byte below. */
function readInstant(view: DataView, metric: number, slot: number): number {
  const time = text(view, metric + 96, 8)
    .split('')
    .toReversed()
    .join('');
  const zone = text(view, metric + 104, 5);
  const day = Number(dayOfSlot(slot).replaceAll('-', ''));
  return instantOf(day, Number(time.replaceAll(':', '')), Number(zone));
}

function text(view: DataView, at: number, length: number): string {
  return new TextDecoder().decode(new Uint8Array(view.buffer, at, length));
}

function readSources(core: CoreExports, view: DataView, metric: number): SourceTotals[] {
  const sources: SourceTotals[] = [];
  for (
    let pair = view.getUint32(metric + 68, true);
    pair !== 0;
    pair = view.getUint32(pair + 20, true)
  ) {
    sources.push({
      source: nameOf(core, view.getInt32(pair + 4, true)),
      count: view.getUint32(pair + 8, true),
      // Rarely asked for: the core puts days together itself.
      get months() {
        return readMonths(core, pair);
      },
    });
  }
  return sources;
}

function readMonths(core: CoreExports, pair: number): MonthTotals[] {
  const months: MonthTotals[] = [];
  for (let month = 0; month < YEARS * 12; month += 1) {
    const at = core.monthOf(pair, month);
    if (at === 0) continue;
    months.push({ month, buckets: new Float64Array(core.memory.buffer, at, MONTH_NUMBERS) });
  }
  return months;
}

/** The core's memory may have moved while it was at work, so it is looked at anew. */
function readFolded(core: CoreExports, count: number, averages: boolean): FoldedDays | null {
  if (count === 0) return null;
  const row = (index: number): number[] =>
    Array.from(new Float64Array(core.memory.buffer, core.rowAt(index), count));
  const view = new DataView(core.memory.buffer, core.folded.value, 40);
  return {
    firstSlot: view.getInt32(36, true),
    days: row(0),
    values: row(1),
    low: averages ? row(2) : [],
    high: averages ? row(3) : [],
    min: view.getFloat64(0, true),
    max: view.getFloat64(8, true),
    sum: view.getFloat64(16, true),
    last: view.getFloat64(24, true),
    overlapDays: view.getInt32(32, true),
  };
}

function nameOf(core: CoreExports, id: number): string {
  const bytes = new Uint8Array(core.memory.buffer, core.nameAt(id), core.nameLength(id));
  return decodeText(new TextDecoder().decode(bytes));
}
