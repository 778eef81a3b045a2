/** What one scroll through the conversation looked like. */
export interface Scrolled {
  /** Frames a second, over the whole scroll. */
  readonly fps: number;
  /** The longest time between two frames, in milliseconds. */
  readonly worstMs: number;
  /** How far it went, in pixels. */
  readonly distance: number;
}

/** Runs in the page: counts the frames of the page while `window.scrolling` is true. */
export function countFrames(): Promise<Scrolled> {
  const log = document.querySelector('[role=log]');
  if (!log) throw new Error('there is no conversation');
  const started = performance.now();
  const from = log.scrollTop;
  return new Promise((resolve) => {
    let last = started;
    let frames = 0;
    let worstMs = 0;
    let moved = from;
    function frame(now: number): void {
      frames += 1;
      worstMs = Math.max(worstMs, now - last);
      last = now;
      moved = log?.scrollTop ?? moved;
      if (document.documentElement.dataset.scrolling === 'done') {
        const fps = (frames * 1000) / (now - started);
        resolve({ fps, worstMs, distance: Math.abs(from - moved) });
      } else requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
  });
}
