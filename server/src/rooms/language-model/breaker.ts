import type { Clock } from '../../clock.ts';

/** Failures in a row after which nobody waits for the model any more. */
const FAILURES = 3;
/** How long it is then left alone; after that one call tries again, and the others wait for how it goes. */
const REST_MS = 60_000;

/** Whether a model is worth asking, by how it did lately. */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  #until = 0;
  #why: string | null = null;
  #hasWorked = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a caller may ask now: not while it rests, and after that one alone, until it has `worked` or as long again. */
  admits(): boolean {
    if (this.#failures < FAILURES) return true;
    if (this.#clock() < this.#until) return false;
    this.#until = this.#clock() + REST_MS;
    return true;
  }

  worked(): void {
    this.#failures = 0;
    this.#why = null;
    this.#hasWorked = true;
  }

  failed(why: string): void {
    this.#failures += 1;
    this.#why = why;
    if (this.#failures >= FAILURES) this.#until = this.#clock() + REST_MS;
  }

  /** How it does, and since a failure why not. */
  status(): { hears: 'not-tried' | 'well' | 'deaf'; why: string | null } {
    if (this.#why !== null) return { hears: 'deaf', why: this.#why };
    return { hears: this.#hasWorked ? 'well' : 'not-tried', why: null };
  }
}
