import type { HealthMetric } from '@petwise/contracts';
import {
  blobSource,
  describeHealth,
  HealthReadError,
  type HealthResult,
  loadHealthCore,
  type MetricResult,
  readHealthExport,
} from '@petwise/health-reader';
import { region } from '@petwise/ui/language';
import type { DeviceReading, WorkerMessage } from '../api/reading.ts';

async function read(file: Blob): Promise<DeviceReading> {
  const startedAt = performance.now();
  const onProgress = (share: number): void => say({ kind: 'progress', share });
  const core = await loadHealthCore();
  const result = await readHealthExport(blobSource(file), { onProgress, core });
  return toReading(result, performance.now() - startedAt);
}

function toReading(result: HealthResult, processingTimeMs: number): DeviceReading {
  const { records, days, workouts, firstDay, lastDay, warnings } = result;
  const metricsTypes = new Set(result.metrics.map(({ type }) => type)).size;
  return {
    stats: { totalRecords: records, totalDays: days, metricsTypes, processingTimeMs },
    workouts,
    firstDay,
    lastDay,
    warnings,
    metrics: result.metrics.map(withoutNames),
    summary: describeHealth(result, { subject: 'person', locale: `en-${region()}` }),
  };
}

/** The names of the owner's devices are not needed, and so they go no further. */
function withoutNames({ sources: _sources, series, ...metric }: MetricResult): HealthMetric {
  if (series === null) return { ...metric, series };
  const { start, days, values, low, high } = series;
  const range = low === undefined || high === undefined ? {} : { low: [...low], high: [...high] };
  return { ...metric, series: { start, days: [...days], values: [...values], ...range } };
}

function say(message: WorkerMessage): void {
  postMessage(message);
}

addEventListener('message', (event: MessageEvent<Blob>) => {
  read(event.data).then(
    (reading) => say({ kind: 'read', reading }),
    (error: unknown) => {
      if (error instanceof HealthReadError) say({ kind: 'refused', message: error.message });
      else say({ kind: 'failed', reason: String(error) });
    },
  );
});
