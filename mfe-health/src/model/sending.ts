/** How far an upload has come, and how fast it goes. */
export interface Sending {
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** Smoothed; null until two moments are known. */
  readonly bytesPerSecond: number | null;
  /** When the speed was last measured, milliseconds, and what had been sent then. */
  readonly measuredAt: number;
  readonly measuredBytes: number;
}

/** Reports closer together than this say nothing about speed. Milliseconds. */
const LEAST_GAP_MS = 250;
/** Weight of the newest measure; low enough that the figure can be read. */
const NEWEST = 0.3;

/** Takes in one report of the browser, at a moment in milliseconds. */
export function nextSending(
  before: Sending | null,
  report: { readonly sentBytes: number; readonly totalBytes: number },
  now: number,
): Sending {
  if (before === null) {
    return { ...report, bytesPerSecond: null, measuredAt: now, measuredBytes: report.sentBytes };
  }
  const gap = now - before.measuredAt;
  if (gap < LEAST_GAP_MS) return { ...before, ...report };
  const speed = Math.max(0, ((report.sentBytes - before.measuredBytes) * 1000) / gap);
  const known = before.bytesPerSecond ?? speed;
  const bytesPerSecond = known + (speed - known) * NEWEST;
  return { ...report, bytesPerSecond, measuredAt: now, measuredBytes: report.sentBytes };
}

/** 0 to 1. */
export function sentShare({ sentBytes, totalBytes }: Sending): number {
  return totalBytes > 0 ? Math.min(1, sentBytes / totalBytes) : 0;
}
