import { DAILY_METRICS } from './made-up-daily-metrics.ts';
import type { MadeUpMetric } from './made-up-values.ts';
import { WALKING_AND_SLEEP } from './made-up-walking-and-sleep.ts';

/** Shares and kinds follow a census of a real export of 7.4 million records. */
export const METRICS: readonly MadeUpMetric[] = [...DAILY_METRICS, ...WALKING_AND_SLEEP];
