import { dayOfSlot } from '../scan/day-slot.ts';
import type { FoldedDays, MetricTotals, RecordTotals } from '../scan/totals.ts';
import { foldDays } from './fold-days.ts';
import type { DayRule, DaySeries, HealthResult, MetricResult, Warning } from './health-result.ts';
import { mergeMetrics } from './merge-metrics.ts';
import { rounded } from './rounded.ts';
import { trendOf } from './trend.ts';
import { describeType } from './type-catalogue.ts';

/** Turns what was counted into what is shown. */
export function summarise(
  totals: RecordTotals,
  of: { bytes: number; exportsFound: number },
): HealthResult {
  const metrics = mergeMetrics(totals)
    .map(toMetric)
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return {
    records: totals.records,
    nested: totals.nested,
    workouts: totals.workouts,
    activitySummaries: totals.activitySummaries,
    correlations: totals.correlations,
    days: totals.days,
    firstDay: dayOrNull(totals.firstSlot),
    lastDay: dayOrNull(totals.lastSlot),
    bytes: of.bytes,
    metrics,
    warnings: warningsOf(totals, metrics, of.exportsFound),
  };
}

function toMetric(metric: MetricTotals): MetricResult {
  const { label, group, rule } = describeType(metric.type, metric.kind);
  // Shares are written 0 to 1 and read 0 to 100.
  const scale = metric.unit === '%' ? 100 : 1;
  const averages = rule === 'average';
  const days = metric.fold?.(averages, scale) ?? foldDays(metric, averages, scale);
  const series = days === null ? null : toSeries(days, averages);
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
    overlapDays: averages ? 0 : (days?.overlapDays ?? 0),
    trend: series === null ? null : trendOf(series),
    series,
  };
}

function toSeries(
  { firstSlot, days, values, low, high }: FoldedDays,
  averages: boolean,
): DaySeries {
  const series = { start: dayOfSlot(firstSlot), days, values };
  return averages ? { ...series, low, high } : series;
}

type Stats = Pick<MetricResult, 'min' | 'max' | 'mean' | 'latest'>;

const NO_STATS: Stats = { min: null, max: null, mean: null, latest: null };

function statsOf(
  metric: MetricTotals,
  days: FoldedDays | null,
  { rule, scale }: { rule: DayRule; scale: number },
): Stats {
  const shown = (value: number): number | null =>
    Number.isFinite(value) ? rounded(value * scale) : null;
  if (rule === 'average') {
    if (metric.numbers === 0) return NO_STATS;
    return {
      min: shown(metric.min),
      max: shown(metric.max),
      mean: shown(metric.sum / metric.numbers),
      latest: metric.latestAt === Number.NEGATIVE_INFINITY ? null : shown(metric.latest),
    };
  }
  if (days === null) return NO_STATS;
  return {
    min: shown(days.min),
    max: shown(days.max),
    mean: shown(days.sum / days.values.length),
    latest: shown(days.last),
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
  totals: RecordTotals,
  metrics: readonly MetricResult[],
  exportsFound: number,
): Warning[] {
  const warnings: Warning[] = [];
  if (!totals.closed) warnings.push({ code: 'not-closed' });
  if (totals.badDates > 0) warnings.push({ code: 'bad-dates', count: totals.badDates });
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
  if (totals.dailyCut) warnings.push({ code: 'daily-cut' });
  return warnings;
}
