/** Reads Apple Health exports, on the server and in a browser. */
export { blobSource } from './byte-source.ts';
export type { ByteSource } from './byte-source.ts';
export type { Inflate } from './inflate-stream.ts';
export type { PackedChunk } from './packed-chunks.ts';
export { HealthReadError, READ_PROBLEMS } from './read-error.ts';
export type { ReadProblem } from './read-error.ts';
export { readHealthExport } from './read-export.ts';
export type { FusedCore, ReadOptions } from './read-export.ts';
export type {
  DayRule,
  DaySeries,
  Group,
  HealthResult,
  MetricResult,
  Warning,
  Trend,
} from './summary/health-result.ts';
export { describeHealth } from './summary/describe-health.ts';
export type { DescribedHealth, DescribedMetric, Subject } from './summary/describe-health.ts';
export { loadHealthCore } from './core/health-core.ts';
