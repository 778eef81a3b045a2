import type { Trend } from '@petwise/contracts';

/** The weight of one dog in three checks. */
export const weightTrend: Trend = {
  kind: 'weight',
  label: 'Weight',
  unit: 'lbs',
  subject: 'pet',
  daysPerPoint: 1,
  points: [
    { day: '2026-05-01', value: 24 },
    { day: '2026-09-14', value: 26 },
    { day: '2026-11-21', value: 28 },
  ],
};

/** A metric of a health export, averaged over three days a point. */
export const heartTrend: Trend = {
  kind: 'health',
  label: 'Heart rate',
  unit: 'per minute',
  subject: 'person',
  daysPerPoint: 3,
  points: Array.from({ length: 40 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 6, 1 + 3 * index)).toISOString().slice(0, 10),
    value: 68 + Math.round(10 * Math.sin(index / 5) + index / 4),
  })),
};
