import type { HealthMetric, HealthStats, HealthWarning } from '@petwise/contracts';

/** What the device itself read: everything, and the same summary in words that the server would write. */
export interface DeviceReading {
  readonly stats: HealthStats;
  readonly workouts: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly warnings: readonly HealthWarning[];
  readonly metrics: readonly HealthMetric[];
  readonly summary: string;
}

/** What the worker says; `refused` carries words for the owner. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'read'; readonly reading: DeviceReading }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly reason: string };
