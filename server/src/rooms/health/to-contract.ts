import type { HealthMetric, HealthStats } from '@petwise/contracts';
import type { HealthResult, MetricResult } from '@petwise/health-reader';

const LONGEST = 200;

/** The four figures of an export (HLTH-04). */
export function toStats(result: HealthResult, milliseconds: number): HealthStats {
  return {
    totalRecords: result.records,
    totalDays: result.days,
    metricsTypes: new Set(result.metrics.map(({ type }) => type)).size,
    processingTimeMs: Math.round(milliseconds),
  };
}

/** A metric as the API gives it: without the names of the owner's devices. */
export function toMetric({ sources: _sources, series, ...metric }: MetricResult): HealthMetric {
  const text = (value: string): string => value.replaceAll('\u0000', '').slice(0, LONGEST);
  return {
    ...metric,
    type: text(metric.type),
    label: text(metric.label),
    unit: text(metric.unit),
    series:
      series === null
        ? null
        : {
            start: series.start,
            days: [...series.days],
            values: [...series.values],
            ...(series.low === undefined ? {} : { low: [...series.low] }),
            ...(series.high === undefined ? {} : { high: [...series.high] }),
          },
  };
}
