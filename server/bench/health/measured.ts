/** One case, once. */
export interface Measured {
  /** Null where the case only unpacks. */
  readonly records: number | null;
  readonly days: number | null;
  readonly milliseconds: number;
  /** Of all threads; steadier than the clock on a busy machine. */
  readonly cpuMilliseconds: number;
  /** At the most. */
  readonly megabytes: number;
}
