import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { defineRoutes } from './route.ts';

/** HLTH-04. Times in milliseconds. */
export const HealthStats = v.object({
  totalRecords: v.number(),
  totalDays: v.number(),
  metricsTypes: v.number(),
  processingTimeMs: v.number(),
});
export type HealthStats = v.InferOutput<typeof HealthStats>;

/** One metric of an export; `daily` holds one mean a day, in `unit`. */
export const HealthMetric = v.object({
  type: v.string(),
  label: v.string(),
  unit: v.string(),
  count: v.number(),
  firstDay: v.nullable(v.string()),
  lastDay: v.nullable(v.string()),
  min: v.nullable(v.number()),
  max: v.nullable(v.number()),
  mean: v.nullable(v.number()),
  latest: v.nullable(v.number()),
  daily: v.optional(v.array(v.object({ day: v.string(), value: v.number() }))),
});
export type HealthMetric = v.InferOutput<typeof HealthMetric>;

const sessionParams = v.object({ sessionId: SessionId });

export const healthRoutes = defineRoutes({
  upload: {
    method: 'POST',
    path: '/api/health/upload',
    access: 'session',
    bodyKind: 'multipart',
    response: v.object({
      success: v.boolean(),
      message: v.string(),
      sessionId: v.nullable(SessionId),
      stats: v.nullable(HealthStats),
    }),
  },
  metrics: {
    method: 'GET',
    path: '/api/health/:sessionId/metrics',
    access: 'session',
    params: sessionParams,
    bodyKind: 'none',
    response: v.object({ metrics: v.array(HealthMetric), count: v.number() }),
  },
  summary: {
    method: 'GET',
    path: '/api/health/:sessionId/summary',
    access: 'session',
    params: sessionParams,
    bodyKind: 'none',
    response: v.object({ summary: v.string() }),
  },
});
