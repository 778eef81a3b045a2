import type { HealthGroup } from '@petwise/contracts';

/** The groups in the order in which the screen lists them (HLTH-01). */
export const GROUPS: readonly HealthGroup[] = [
  'vitals',
  'activity',
  'workouts',
  'measurements',
  'nutrition',
];
