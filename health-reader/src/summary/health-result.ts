/** The five things that an export is said to hold (HLTH-01). */
export const GROUPS = ['vitals', 'activity', 'workouts', 'measurements', 'nutrition'] as const;
/** What a metric is about, as the page groups them. */
export type Group = (typeof GROUPS)[number];

/** How the values of one day become one: added up, averaged, counted, or hours added up. */
export type DayRule = 'sum' | 'average' | 'events' | 'hours';

/**
 * One number a day, without the days that have none: `days` counts from `start`.
 * `low` and `high` are the day's least and most, for averaged metrics alone.
 */
export interface DaySeries {
  readonly start: string;
  readonly days: readonly number[];
  readonly values: readonly number[];
  readonly low?: readonly number[];
  readonly high?: readonly number[];
}

/** How the last days compare with those before; `change` is a share of the earlier level. */
export interface Trend {
  readonly recent: number;
  readonly earlier: number;
  readonly change: number;
  readonly windowDays: number;
}

/** One type in one unit. Days are `YYYY-MM-DD` as the export writes them. */
export interface MetricResult {
  readonly type: string;
  readonly unit: string;
  readonly label: string;
  readonly group: Group;
  readonly rule: DayRule;
  /** Records, numbers or not. */
  readonly count: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Days with a record. */
  readonly days: number;
  /** Of the values for averaged metrics, of the days' totals for all others; null without numbers. */
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly latest: number | null;
  readonly sources: readonly string[];
  /** Days on which more than one source counted the same thing; the largest count was taken. */
  readonly overlapDays: number;
  readonly trend: Trend | null;
  readonly series: DaySeries | null;
}

/** What the reader noticed and the owner should know. */
export type Warning =
  | { readonly code: 'not-closed' }
  | { readonly code: 'bad-dates'; readonly count: number }
  | { readonly code: 'several-exports'; readonly count: number }
  | { readonly code: 'mixed-units'; readonly labels: string[] }
  | { readonly code: 'overlap'; readonly labels: string[] }
  | { readonly code: 'daily-cut' };

/** All that one export says. */
export interface HealthResult {
  readonly records: number;
  /** Records inside correlations, which the export repeats outside and which are not counted twice. */
  readonly nested: number;
  readonly workouts: number;
  readonly activitySummaries: number;
  readonly correlations: number;
  readonly days: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  /** Bytes of XML read. */
  readonly bytes: number;
  readonly metrics: readonly MetricResult[];
  readonly warnings: readonly Warning[];
}
