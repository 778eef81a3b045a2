import { api } from '@petwise/api';
import { healthRoutes } from '@petwise/contracts';
import type { DeviceReading } from './reading.ts';

/** Sends the summary of an export that this device read: figures, no daily values. */
export async function keepReading(reading: DeviceReading, signal: AbortSignal): Promise<string> {
  const { stats, workouts, firstDay, lastDay } = reading;
  const metrics = reading.metrics.map((metric) => ({ ...metric, daily: undefined, series: null }));
  const body = { stats, workouts, firstDay, lastDay, warnings: [...reading.warnings], metrics };
  const { sessionId } = await api().call(healthRoutes.device, { body, signal });
  return sessionId;
}
