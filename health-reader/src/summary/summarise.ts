import { dayOfSlot } from '../scan/day-slot.ts';
import type { MetricTally, Tally } from '../scan/tally.ts';
import { dayValues, type DayValues, rounded, toSeries } from './day-values.ts';
import type { DayRule, HealthResult, MetricResult, Warning } from './health-result.ts';
import { mergeMetrics } from './merge-metrics.ts';
import { trendOf } from './trend.ts';
import { describeType } from './type-catalogue.ts';

/** Turns what was counted into what is shown. */
export function summarise(tally: Tally, of: { bytes: number; exportsFound: number }): HealthResult {
  const metrics = mergeMetrics(tally)
    .map(toMetric)
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return {
    records: tally.records,
    nested: tally.nested,
    workouts: tally.workouts,
    activitySummaries: tally.activitySummaries,
    correlations: tally.correlations,
    days: tally.days,
    firstDay: dayOrNull(tally.firstSlot),
    lastDay: dayOrNull(tally.lastSlot),
    bytes: of.bytes,
    metrics,
    warnings: warningsOf(tally, metrics, of.exportsFound),
  };
}

function toMetric(metric: MetricTally): MetricResult {
  const { label, group, rule } = describeType(metric.type, metric.kind);
  // Shares are written 0 to 1 and read 0 to 100.
  const scale = metric.unit === '%' ? 100 : 1;
  const days = dayValues(metric, rule);
  const series = toSeries(days, rule, scale);
  return {
    type: metric.type,
    unit: unitOf(metric.unit, rule),
    label,
    group,
    rule,
    count: metric.count,
    firstDay: dayOrNull(metric.firstSlot),
    lastDay: dayOrNull(metric.lastSlot),
    days: metric.days,
    ...statsOf(metric, days, { rule, scale }),
    sources: metric.sources.map(({ source }) => source).toSorted(),
    overlapDays: rule === 'average' ? 0 : days.overlapDays,
    trend: series === null ? null : trendOf(series),
    series,
  };
}

type Stats = Pick<MetricResult, 'min' | 'max' | 'mean' | 'latest'>;

function statsOf(
  metric: MetricTally,
  days: DayValues,
  { rule, scale }: { rule: DayRule; scale: number },
): Stats {
  const shown = (value: number | undefined): number | null =>
    value === undefined || !Number.isFinite(value) ? null : rounded(value * scale);
  if (rule === 'average') {
    if (metric.numbers === 0) return { min: null, max: null, mean: null, latest: null };
    return {
      min: shown(metric.min),
      max: shown(metric.max),
      mean: shown(metric.sum / metric.numbers),
      latest: metric.latestAt === Number.NEGATIVE_INFINITY ? null : shown(metric.latest),
    };
  }
  const { values } = days;
  if (values.length === 0) return { min: null, max: null, mean: null, latest: null };
  let [min = 0, max = 0, sum] = [values[0], values[0], 0];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value;
  }
  return {
    min: shown(min),
    max: shown(max),
    mean: shown(sum / values.length),
    latest: shown(values.at(-1)),
  };
}

function unitOf(unit: string, rule: DayRule): string {
  if (rule === 'hours') return 'hr';
  return unit === '' && rule === 'events' ? 'count' : unit;
}

function dayOrNull(slot: number): string | null {
  return slot < 0 ? null : dayOfSlot(slot);
}

function warningsOf(
  tally: Tally,
  metrics: readonly MetricResult[],
  exportsFound: number,
): Warning[] {
  const warnings: Warning[] = [];
  if (!tally.closed) warnings.push({ code: 'not-closed' });
  if (tally.badDates > 0) warnings.push({ code: 'bad-dates', count: tally.badDates });
  if (exportsFound > 1) warnings.push({ code: 'several-exports', count: exportsFound });
  const mixed = metrics.filter((one) =>
    metrics.some((other) => other !== one && other.type === one.type),
  );
  if (mixed.length > 0) {
    warnings.push({ code: 'mixed-units', labels: [...new Set(mixed.map(({ label }) => label))] });
  }
  const overlapping = metrics
    .filter(({ overlapDays }) => overlapDays > 0)
    .map(({ label }) => label);
  if (overlapping.length > 0) warnings.push({ code: 'overlap', labels: overlapping });
  if (tally.dailyCut) warnings.push({ code: 'daily-cut' });
  return warnings;
}
