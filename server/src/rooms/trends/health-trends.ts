import {
  MAX_TREND_POINTS,
  type HealthMetric,
  type HealthSeries,
  type HealthSubject,
  type Trend,
} from '@petwise/contracts';

const DAY = 24 * 60 * 60 * 1000;
/** Metrics drawn. */
const MOST = 6;

/** The metrics of a health export that moved most, drawn from their days, or from their two levels. */
export function healthTrends(metrics: readonly HealthMetric[], subject: HealthSubject): Trend[] {
  return metrics
    .map((metric, place) => ({ metric, place, moved: Math.abs(metric.trend?.change ?? 0) }))
    .toSorted((a, b) => b.moved - a.moved || a.place - b.place)
    .flatMap(({ metric }) => toTrend(metric, subject) ?? [])
    .slice(0, MOST);
}

function toTrend(metric: HealthMetric, subject: HealthSubject): Trend | null {
  const line = metric.series === null ? levels(metric) : averaged(metric.series);
  if (line === null || line.points.length < 2) return null;
  const { label, unit } = metric;
  return { kind: 'health', label, unit, subject, ...line };
}

type Line = Pick<Trend, 'daysPerPoint' | 'points'>;

/** An export that was read on the owner's device left its two levels only. */
function levels({ trend, lastDay }: HealthMetric): Line | null {
  if (trend === null || lastDay === null) return null;
  const half = Math.floor(trend.windowDays / 2);
  return {
    daysPerPoint: Math.max(1, trend.windowDays),
    points: [
      { day: shifted(lastDay, -half - trend.windowDays), value: trend.earlier },
      { day: shifted(lastDay, -half), value: trend.recent },
    ],
  };
}

/** One point a day, or averages of as many days as make the line short enough. */
function averaged({ start, days, values }: HealthSeries): Line {
  const length = (days.at(-1) ?? 0) + 1;
  const daysPerPoint = Math.ceil(length / MAX_TREND_POINTS);
  const spans = new Map<number, number[]>();
  for (const [index, day] of days.entries()) {
    const span = Math.floor(day / daysPerPoint);
    const value = values[index];
    if (value !== undefined) spans.set(span, [...(spans.get(span) ?? []), value]);
  }
  const points = [...spans].map(([span, held]) => ({
    day: shifted(start, span * daysPerPoint),
    value: rounded(held.reduce((sum, value) => sum + value, 0) / held.length),
  }));
  return { daysPerPoint, points };
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Four figures are more than a drawing shows. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
