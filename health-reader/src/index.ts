/** Reads Apple Health exports, on the server and in a browser. */
export { blobSource, bytesSource } from './byte-source.ts';
export type { ByteSource } from './byte-source.ts';
export type { Inflate } from './inflate-stream.ts';
export type { PackedChunk } from './packed-chunks.ts';
export { HealthReadError, READ_PROBLEMS } from './read-error.ts';
export type { ReadProblem } from './read-error.ts';
export { MAX_XML_BYTES, readHealthExport } from './read-export.ts';
export type { FusedCore, ReadOptions } from './read-export.ts';
export { GROUPS } from './summary/health-result.ts';
export type {
  DayRule,
  DaySeries,
  Group,
  HealthResult,
  MetricResult,
  Warning,
} from './summary/health-result.ts';
export { describeHealth, warningText } from './summary/describe-health.ts';
export type { DescribedHealth, DescribedMetric, Subject } from './summary/describe-health.ts';
export { dayText, valueText } from './summary/unit-text.ts';
export type { Trend } from './summary/trend.ts';
export { loadHealthCore } from './core/health-core.ts';
