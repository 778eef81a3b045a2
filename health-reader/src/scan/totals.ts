import type { Kind } from './type-kind.ts';

/** Numbers in a bucket: how many values, their sum, least and most. */
export const BUCKET = { count: 0, sum: 1, min: 2, max: 3, size: 4 } as const;

/** The days of one month for one metric from one source: 31 buckets of four numbers. */
export interface MonthTotals {
  /** Months since January 1900. */
  readonly month: number;
  readonly buckets: Float64Array;
}

/** What one source (a watch, a phone, an app) said of one metric. */
export interface SourceTotals {
  readonly source: string;
  readonly count: number;
  readonly months: readonly MonthTotals[];
}

/** A metric's days, the sources of each put together. */
export interface FoldedDays {
  /** The first day's slot. */
  readonly firstSlot: number;
  /** Days from the first, in their order, and each day's value: rounded to six digits and scaled. */
  readonly days: readonly number[];
  readonly values: readonly number[];
  /** Each day's least and most; empty unless the values are averages. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Of the days' values, neither rounded nor scaled. */
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  readonly last: number;
  /** Days on which more than one source had a say. */
  readonly overlapDays: number;
}

/** One type in one unit. Days are slots (`day-slot.ts`); -1 where there is none. */
export interface MetricTotals {
  readonly type: string;
  readonly unit: string;
  readonly kind: Kind;
  readonly count: number;
  /** How many records had a number, and what these say. */
  readonly numbers: number;
  readonly sum: number;
  readonly min: number;
  readonly max: number;
  readonly latest: number;
  /** When the latest number was measured: seconds since 1970, -Infinity when there is none. */
  readonly latestAt: number;
  readonly firstSlot: number;
  readonly lastSlot: number;
  readonly days: number;
  readonly sources: readonly SourceTotals[];
  /** Puts the days of these sources together, where the one that counted them is the fastest to do it. */
  readonly fold?: (averages: boolean, scale: number) => FoldedDays | null;
}

/** All that one pass over an export finds; scanners of every kind answer with this. */
export interface RecordTotals {
  readonly records: number;
  /** Records inside a Correlation; the export repeats each of them outside, so they are not counted. */
  readonly nested: number;
  readonly workouts: number;
  readonly activitySummaries: number;
  readonly correlations: number;
  readonly badDates: number;
  /** Distinct days with a record. */
  readonly days: number;
  readonly firstSlot: number;
  readonly lastSlot: number;
  /** The document ended as it should, with `</HealthData>`. */
  readonly closed: boolean;
  /** Some daily values were left out for want of space. */
  readonly dailyCut: boolean;
  readonly metrics: readonly MetricTotals[];
}

/** Takes an export's XML in pieces of any size. */
export interface Scanner {
  push(bytes: Uint8Array): void;
  finish(): RecordTotals;
}
