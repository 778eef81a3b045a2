import {
  BUCKET,
  type MetricTotals,
  type MonthTotals,
  type SourceTotals,
  type RecordTotals,
} from '../scan/totals.ts';

/**
 * Metrics and sources are told apart by their bytes while they are counted; the
 * same name may be written in two ways (`é`, `&#233;`). Here they become one.
 */
export function mergeMetrics(totals: RecordTotals): readonly MetricTotals[] {
  const merged = new Map<string, MetricTotals>();
  for (const metric of totals.metrics) {
    const key = JSON.stringify([metric.type, metric.unit, metric.kind]);
    const known = merged.get(key);
    const one = withMergedSources(metric);
    merged.set(key, known === undefined ? one : mergeTwo(known, one));
  }
  return [...merged.values()];
}

function withMergedSources(metric: MetricTotals): MetricTotals {
  const sources = mergeSources(metric.sources);
  return sources.length === metric.sources.length ? metric : { ...unfolded(metric), sources };
}

/** What was put together out of several is no more what the core would put together. */
function unfolded({ fold: _fold, ...metric }: MetricTotals): MetricTotals {
  return metric;
}

function mergeTwo(a: MetricTotals, b: MetricTotals): MetricTotals {
  const sources = mergeSources([...a.sources, ...b.sources]);
  const latest = b.latestAt >= a.latestAt ? b : a;
  return {
    ...unfolded(a),
    count: a.count + b.count,
    numbers: a.numbers + b.numbers,
    sum: a.sum + b.sum,
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
    latest: latest.latest,
    latestAt: latest.latestAt,
    firstSlot:
      a.firstSlot < 0
        ? b.firstSlot
        : b.firstSlot < 0
          ? a.firstSlot
          : Math.min(a.firstSlot, b.firstSlot),
    lastSlot: Math.max(a.lastSlot, b.lastSlot),
    // Days are not kept singly once counted; two spellings of one unit are rare, and share most days.
    days: Math.max(a.days, b.days),
    sources,
  };
}

function mergeSources(sources: readonly SourceTotals[]): readonly SourceTotals[] {
  const merged = new Map<string, SourceTotals>();
  for (const one of sources) {
    const known = merged.get(one.source);
    merged.set(
      one.source,
      known === undefined
        ? one
        : {
            source: one.source,
            count: known.count + one.count,
            months: mergeMonths([...known.months, ...one.months]),
          },
    );
  }
  return [...merged.values()];
}

function mergeMonths(months: readonly MonthTotals[]): readonly MonthTotals[] {
  const merged = new Map<number, Float64Array>();
  for (const { month, buckets } of months) {
    const known = merged.get(month);
    if (known === undefined) merged.set(month, buckets.slice());
    else addBuckets(known, buckets);
  }
  return [...merged].toSorted(([a], [b]) => a - b).map(([month, buckets]) => ({ month, buckets }));
}

function addBuckets(into: Float64Array, from: Float64Array): void {
  for (let at = 0; at < from.length; at += BUCKET.size) {
    const [count = 0, sum = 0, min = 0, max = 0] = from.subarray(at, at + BUCKET.size);
    if (count === 0) continue;
    const isFirst = (into[at] ?? 0) === 0;
    into[at + 2] = isFirst ? min : Math.min(into[at + 2] ?? min, min);
    into[at + 3] = isFirst ? max : Math.max(into[at + 3] ?? max, max);
    into[at] = (into[at] ?? 0) + count;
    into[at + 1] = (into[at + 1] ?? 0) + sum;
  }
}
