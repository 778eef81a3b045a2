/** Where an upload stood at a moment, and how fast it was then. */
export interface SpeedSample {
  readonly atMs: number;
  readonly sentBytes: number;
  /** Bytes a second, smoothed; null until two moments are known. */
  readonly bytesPerSecond: number | null;
}

/** Reports closer together than this say nothing about speed. Milliseconds. */
const MIN_GAP_MS = 250;
/** Weight of the newest measure; low enough that the figure can be read. */
const NEWEST = 0.3;

/** Takes in one report of the browser. */
export function nextSample(
  previous: SpeedSample | null,
  { sentBytes, atMs }: { readonly sentBytes: number; readonly atMs: number },
): SpeedSample {
  if (!previous) return { atMs, sentBytes, bytesPerSecond: null };
  const gap = atMs - previous.atMs;
  if (gap < MIN_GAP_MS) return previous;
  const now = Math.max(0, ((sentBytes - previous.sentBytes) * 1000) / gap);
  const before = previous.bytesPerSecond ?? now;
  return { atMs, sentBytes, bytesPerSecond: before + (now - before) * NEWEST };
}
