import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { MetricRegistry } from '../../plugins/metrics.ts';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** Memory, processor time and how late the event loop runs. Answers how to stop measuring. */
export function measureProcess(registry: MetricRegistry): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  registry.gauge('process_start_time_seconds', 'When the server started, Unix time.', () => [
    [{}, startedAt],
  ]);
  registry.gauge('process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage();
    return [[{}, (user + system) / MICROSECONDS]];
  });
  registry.gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => [
    [{}, process.memoryUsage.rss()],
  ]);
  registry.gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', () => [
    [{}, process.memoryUsage().heapUsed],
  ]);
  registry.gauge(
    'nodejs_eventloop_lag_seconds',
    'How late timers ran since the last look, by quantile.',
    () => lagSince(delay),
  );
  return () => void delay.disable();
}

function lagSince(delay: IntervalHistogram): [Record<string, string>, number][] {
  const quantiles = [
    ['0.5', delay.percentile(50)],
    ['0.99', delay.percentile(99)],
    ['1', delay.max],
  ] as const;
  const hasAny = delay.count > 0;
  const reading = quantiles.map(([quantile, late]): [Record<string, string>, number] => [
    { quantile },
    hasAny ? late / NANOSECONDS : 0,
  ]);
  delay.reset();
  return reading;
}
