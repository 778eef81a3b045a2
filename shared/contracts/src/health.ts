import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { defineRoutes } from './route.ts';

const UPLOAD_TIMEOUT_MS = 30 * 60 * 1000;
const MAX_METRICS = 4_000;

const day = v.pipe(v.string(), v.isoDate());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const measured = v.nullable(v.pipe(v.number(), v.finite()));
const numbers = v.array(v.number());

/** HLTH-04. Times in milliseconds. */
export const HealthStats = v.object({
  totalRecords: count,
  totalDays: count,
  metricsTypes: count,
  processingTimeMs: v.pipe(v.number(), v.minValue(0)),
});
export type HealthStats = v.InferOutput<typeof HealthStats>;

/** The five things that an export is said to hold (HLTH-01). */
export const HealthGroup = v.picklist([
  'vitals',
  'activity',
  'workouts',
  'measurements',
  'nutrition',
]);
export type HealthGroup = v.InferOutput<typeof HealthGroup>;

/**
 * One number a day, for the days that have one: `days` counts from `start`.
 * `low` and `high` are a day's least and most, for averaged metrics alone.
 */
export const HealthSeries = v.object({
  start: day,
  days: numbers,
  values: numbers,
  low: v.optional(numbers),
  high: v.optional(numbers),
});
export type HealthSeries = v.InferOutput<typeof HealthSeries>;

/** The last 30 or 90 days against as many before; `change` is a share of the earlier level. */
export const HealthTrend = v.object({
  recent: v.number(),
  earlier: v.number(),
  change: v.number(),
  windowDays: count,
});
export type HealthTrend = v.InferOutput<typeof HealthTrend>;

/**
 * One metric of an export in one unit. `rule` says how the values of a day become
 * one; min, max, mean and latest are of the values for `average`, of the days' totals otherwise.
 */
export const HealthMetric = v.object({
  type: v.pipe(v.string(), v.maxLength(1_000)),
  label: v.pipe(v.string(), v.maxLength(1_000)),
  unit: v.pipe(v.string(), v.maxLength(200)),
  group: HealthGroup,
  rule: v.picklist(['sum', 'average', 'events', 'hours']),
  count,
  firstDay: v.nullable(day),
  lastDay: v.nullable(day),
  days: count,
  min: measured,
  max: measured,
  mean: measured,
  latest: measured,
  overlapDays: count,
  trend: v.nullable(HealthTrend),
  /** One value a day, in full; `series` says the same in a tenth of the bytes. */
  daily: v.optional(v.array(v.object({ day: v.string(), value: v.number() }))),
  /** Missing for an export that was read on the owner's device: only the summary was sent. */
  series: v.nullable(HealthSeries),
});
export type HealthMetric = v.InferOutput<typeof HealthMetric>;

/** What the reader noticed and the owner should know. */
export const HealthWarning = v.variant('code', [
  v.object({ code: v.literal('not-closed') }),
  v.object({ code: v.literal('bad-dates'), count }),
  v.object({ code: v.literal('several-exports'), count }),
  v.object({ code: v.literal('mixed-units'), labels: v.array(v.string()) }),
  v.object({ code: v.literal('overlap'), labels: v.array(v.string()) }),
  v.object({ code: v.literal('daily-cut') }),
]);
export type HealthWarning = v.InferOutput<typeof HealthWarning>;

/** Whose data it is: a person's, unless the owner says the device was the pet's. */
export const HealthSubject = v.picklist(['person', 'pet']);
export type HealthSubject = v.InferOutput<typeof HealthSubject>;

/** The result of an export that was read in the owner's browser, without any daily values. */
export const HealthDeviceBody = v.object({
  stats: HealthStats,
  workouts: count,
  firstDay: v.nullable(day),
  lastDay: v.nullable(day),
  warnings: v.pipe(v.array(HealthWarning), v.maxLength(20)),
  metrics: v.pipe(
    v.array(
      v.object({ ...HealthMetric.entries, daily: v.optional(v.undefined()), series: v.null() }),
    ),
    v.maxLength(MAX_METRICS),
  ),
});
export type HealthDeviceBody = v.InferOutput<typeof HealthDeviceBody>;

const sessionParams = v.object({ sessionId: SessionId });

/** The calls about health exports (HLTH). */
export const healthRoutes = defineRoutes({
  /** A file that is no readable export answers `success: false` with words for the owner (HLTH-07). */
  upload: {
    method: 'POST',
    path: '/api/health/upload',
    access: 'session',
    ownerData: 'health',
    bodyKind: 'multipart',
    timeoutMs: UPLOAD_TIMEOUT_MS,
    response: v.object({
      success: v.boolean(),
      message: v.string(),
      sessionId: v.nullable(SessionId),
      stats: v.nullable(HealthStats),
    }),
  },
  /** Keeps the summary of an export that never left the device. */
  device: {
    method: 'POST',
    path: '/api/health/device',
    access: 'session',
    ownerData: 'health',
    bodyKind: 'json',
    body: HealthDeviceBody,
    response: v.object({ sessionId: SessionId }),
  },
  metrics: {
    method: 'GET',
    path: '/api/health/:sessionId/metrics',
    access: 'session',
    ownerData: 'health',
    params: sessionParams,
    bodyKind: 'none',
    response: v.object({
      metrics: v.array(HealthMetric),
      count,
      stats: HealthStats,
      warnings: v.array(HealthWarning),
    }),
  },
  summary: {
    method: 'GET',
    path: '/api/health/:sessionId/summary',
    access: 'session',
    ownerData: 'health',
    params: sessionParams,
    bodyKind: 'none',
    response: v.object({ summary: v.string() }),
  },
  /** With the owner's consent: the summary goes into the next assessment's report (HLTH-06). */
  attach: {
    method: 'POST',
    path: '/api/health/:sessionId/attach',
    access: 'session',
    ownerData: 'health',
    params: sessionParams,
    bodyKind: 'json',
    body: v.object({ attached: v.boolean(), subject: HealthSubject }),
    response: v.object({ attached: v.boolean() }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/health/:sessionId',
    access: 'session',
    ownerData: 'health',
    params: sessionParams,
    bodyKind: 'none',
    response: v.object({ deleted: v.boolean() }),
  },
});
