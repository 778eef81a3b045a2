/** Moves what `Date` says is now by so many milliseconds; timers run as always. It stands alone, for a page or a process. */
export function moveClock(by: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + by;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, made) =>
      // A constructor makes an object.
      Reflect.construct(real, given.length === 0 ? [real.now()] : given, made) as object,
  });
}

/** The setting of Node that moves the clock of a process before it begins, and of its threads, as a computer's that goes wrong. */
export function nodeWithMovedClock(by: number): { readonly NODE_OPTIONS: string } {
  const origin = `Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ${by} })`;
  const script = encodeURIComponent(`(${moveClock.toString()})(${by}); ${origin}`);
  return { NODE_OPTIONS: `--import=data:text/javascript,${script}` };
}
