import type { HealthDeviceBody } from '@petwise/contracts';

/** What a device sends of an Apple Health export that it has read itself. */
export const HEALTH_SUMMARY: HealthDeviceBody = {
  stats: { totalRecords: 3, totalDays: 2, metricsTypes: 1, processingTimeMs: 12.5 },
  workouts: 0,
  firstDay: '2024-01-01',
  lastDay: '2024-01-02',
  warnings: [{ code: 'overlap', labels: ['Steps'] }],
  metrics: [
    {
      type: 'HKQuantityTypeIdentifierStepCount',
      label: 'Steps',
      unit: 'count',
      group: 'activity',
      rule: 'sum',
      count: 3,
      firstDay: '2024-01-01',
      lastDay: '2024-01-02',
      days: 2,
      min: 100,
      max: 200,
      mean: 150,
      latest: 200,
      overlapDays: 1,
      trend: null,
      series: null,
    },
  ],
};
