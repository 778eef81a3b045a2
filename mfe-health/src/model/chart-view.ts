import type { HealthSeries } from '@petwise/contracts';

export type Zoom = 'all' | 'year' | 'month';

/** A stretch of days since 1970, the last one included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is drawn for one day, or for a few neighbouring ones when there is no space for each. */
export interface Point {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const DAY_MS = 86_400_000;

/** Days since 1970 of a day written `2026-11-23`. */
export function epochDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** Midnight, in universal time, of a day counted since 1970. */
export function dateOf(day: number): Date {
  return new Date(day * DAY_MS);
}

/** First and last day of a series. */
export function wholeSpan(series: HealthSeries): Span {
  const start = epochDay(series.start);
  return { from: start + (series.days[0] ?? 0), to: start + (series.days.at(-1) ?? 0) };
}

/** The days that a zoom shows around a day: its calendar month or year, or everything. */
export function spanOf(series: HealthSeries, zoom: Zoom, day: number): Span {
  if (zoom === 'all') return wholeSpan(series);
  const date = dateOf(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const [from, next] =
    zoom === 'year'
      ? [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
      : [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1)];
  return { from: from / DAY_MS, to: next / DAY_MS - 1 };
}

/** What a chart shows: a stretch of time, and a day that lies in it. */
export interface View {
  readonly zoom: Zoom;
  readonly day: number;
}

/** The first day of the month or year before or after the one that is shown. */
export function step({ zoom, day }: View, by: 1 | -1): number {
  const date = dateOf(day);
  const moved =
    zoom === 'year'
      ? Date.UTC(date.getUTCFullYear() + by, 0, 1)
      : Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by, 1);
  return moved / DAY_MS;
}

/** Whether the series has days in the month or year before or after the one that is shown. */
export function hasStep(series: HealthSeries, view: View, by: 1 | -1): boolean {
  const { zoom } = view;
  if (zoom === 'all') return false;
  const whole = wholeSpan(series);
  const next = spanOf(series, zoom, step(view, by));
  return next.from <= whole.to && next.to >= whole.from;
}

/** The points of a span, at most `most` of them; days without data give no point. */
export function pointsOf(series: HealthSeries, span: Span, most: number): readonly Point[] {
  const width = Math.max(1, Math.ceil((span.to - span.from + 1) / Math.max(1, most)));
  const start = epochDay(series.start);
  const groups = new Map<number, { sum: number; count: number; low: number; high: number }>();
  for (const [index, distance] of series.days.entries()) {
    const day = start + distance;
    const value = series.values[index];
    if (day < span.from || day > span.to || value === undefined) continue;
    const low = series.low?.[index] ?? value;
    const high = series.high?.[index] ?? value;
    const slot = Math.floor((day - span.from) / width);
    const known = groups.get(slot);
    if (known === undefined) groups.set(slot, { sum: value, count: 1, low, high });
    else {
      known.sum += value;
      known.count += 1;
      known.low = Math.min(known.low, low);
      known.high = Math.max(known.high, high);
    }
  }
  return [...groups].map(([slot, { sum, count, low, high }]) => {
    const from = span.from + slot * width;
    return { from, to: Math.min(span.to, from + width - 1), value: sum / count, low, high };
  });
}

/** Points that follow one another without a day missing; between runs the line is broken. */
export function runsOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.to === point.from - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}
