/** What a process had at a minute of its run. */
export interface MemoryAt {
  readonly minute: number;
  readonly mb: number;
}

/** Megabytes a minute by which a run grows, by least squares: one high or low look moves it little. NaN for fewer than two. */
export function slopeOf(seen: readonly MemoryAt[]): number {
  const mean = (of: keyof MemoryAt): number =>
    seen.reduce((sum, at) => sum + at[of], 0) / seen.length;
  const [minute, mb] = [mean('minute'), mean('mb')];
  const over = (by: (at: MemoryAt) => number): number =>
    seen.reduce((sum, at) => sum + (at.minute - minute) * by(at), 0);
  return over((at) => at.mb - mb) / over((at) => at.minute - minute);
}
