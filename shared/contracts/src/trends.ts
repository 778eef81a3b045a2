import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { HealthSubject } from './health.ts';
import { defineRoutes } from './route.ts';

/** Points of one line; a longer history is averaged down to this many. */
export const MAX_TREND_POINTS = 60;
/** Lines that a report draws. */
export const MAX_TRENDS = 7;

/**
 * Values over time beside a report, oldest first: the pet's weight as the owner gave it in this and
 * earlier assessments, and the metrics of the health export that went into it.
 */
export const Trend = v.object({
  kind: v.picklist(['weight', 'health']),
  label: v.string(),
  unit: v.string(),
  /** Whose values they are. */
  subject: HealthSubject,
  /** Days that one point averages; 1 when a point is a day. */
  daysPerPoint: v.pipe(v.number(), v.integer(), v.minValue(1)),
  points: v.pipe(
    v.array(
      v.object({
        day: v.pipe(v.string(), v.isoDate()),
        value: v.pipe(v.number(), v.finite()),
      }),
    ),
    v.minLength(2),
    v.maxLength(MAX_TREND_POINTS),
  ),
});
export type Trend = v.InferOutput<typeof Trend>;

/**
 * Read when a report is opened rather than kept in it: what the owner has deleted since is in no
 * report any more, and a link for the vet shows its report alone.
 */
export const trendRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: '/api/consults/:sessionId/trends',
    access: 'session',
    ownerData: 'assessments',
    params: v.object({ sessionId: SessionId }),
    bodyKind: 'none',
    response: v.object({ trends: v.pipe(v.array(Trend), v.maxLength(MAX_TRENDS)) }),
  },
});
