import type { Clock } from '../clock.ts';

interface Window {
  count: number;
  endsAt: number;
}

/** Counts per key within a window that starts at the key's first count. Kept in memory. */
export class WindowCounter {
  readonly #windows = new Map<string, Window>();
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #clock: Clock;

  constructor(limit: number, windowMs: number, clock: Clock) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#clock = clock;
  }

  /** Milliseconds until the key may go on; 0 when it may now. */
  waitMs(key: string): number {
    const window = this.#current(key);
    return window === undefined || window.count < this.#limit ? 0 : window.endsAt - this.#clock();
  }

  /** Counts one more; answers what `waitMs` said before. */
  take(key: string): number {
    const wait = this.waitMs(key);
    if (wait > 0) return wait;
    const window = this.#current(key);
    if (window === undefined) {
      this.#forgetOld();
      this.#windows.set(key, { count: 1, endsAt: this.#clock() + this.#windowMs });
    } else {
      window.count += 1;
    }
    return 0;
  }

  #current(key: string): Window | undefined {
    const window = this.#windows.get(key);
    if (window === undefined || window.endsAt > this.#clock()) return window;
    this.#windows.delete(key);
    return undefined;
  }

  #forgetOld(): void {
    const now = this.#clock();
    for (const [key, window] of this.#windows) {
      if (window.endsAt > now) break;
      this.#windows.delete(key);
    }
  }
}
