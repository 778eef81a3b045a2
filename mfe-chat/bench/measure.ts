/** What one scroll through the conversation looked like. */
export interface Scrolled {
  /** Frames a second, over the whole scroll. */
  readonly fps: number;
  readonly frames: number;
  /** The longest time between two frames, in milliseconds. */
  readonly worstMs: number;
  /** How far it went, in pixels. */
  readonly distance: number;
}

/** From the mark "open" to the first frame with the end of the conversation in sight, in milliseconds. */
export function whenOpen(): Promise<number> {
  return new Promise((resolve) => {
    function check(): void {
      if (!isEndInSight()) {
        requestAnimationFrame(check);
        return;
      }
      const opened = performance.getEntriesByName('open')[0]?.startTime ?? 0;
      // The frame that is being made now is on the screen when the next one begins.
      requestAnimationFrame((now) => resolve(now - opened));
    }
    check();
  });
}

function isEndInSight(): boolean {
  const log = document.querySelector('[role=log]');
  const newest = log?.querySelector('[aria-posinset="10000"]')?.getBoundingClientRect();
  if (!log || newest === undefined) return false;
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 4;
  return atEnd && newest.top < innerHeight && newest.bottom > 0;
}

/** Counts the page's frames from the first movement of the conversation to the last. */
export function countFrames(): Promise<Scrolled> {
  const log = document.querySelector('[role=log]');
  if (!log) throw new Error('there is no conversation');
  const from = log.scrollTop;
  const frames: { readonly at: number; readonly top: number }[] = [];
  return new Promise((resolve) => {
    function frame(at: number): void {
      frames.push({ at, top: log?.scrollTop ?? 0 });
      if (document.documentElement.dataset.scrolling !== 'done') requestAnimationFrame(frame);
      else resolve(scrolled(frames, from));
    }
    requestAnimationFrame(frame);
  });
}

function scrolled(
  frames: readonly { readonly at: number; readonly top: number }[],
  from: number,
): Scrolled {
  const first = frames.findIndex(({ top }) => top !== from);
  const end = frames.at(-1)?.top ?? from;
  const last = frames.findIndex(({ top }, index) => index > first && top === end);
  const moving = frames.slice(Math.max(first - 1, 0), last + 1);
  const gaps = moving.slice(1).map(({ at }, index) => at - (moving[index]?.at ?? at));
  const took = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    fps: (gaps.length * 1000) / took,
    frames: frames.length,
    worstMs: Math.max(0, ...gaps),
    distance: Math.abs(from - end),
  };
}
