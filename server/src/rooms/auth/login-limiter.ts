import type { Clock } from '../../clock.ts';
import { ProblemError } from '../../errors.ts';
import { callerOf } from '../../plugins/address.ts';
import { WindowCounter } from '../../plugins/window-counter.ts';

const MINUTE = 60_000;
/** Wrong passwords or tokens that one address may try in a quarter of an hour. */
export const MAX_FAILURES = 10;
/** Tries a minute from all addresses together. */
export const MAX_TRIES_A_MINUTE = 100;

/**
 * One limiter over every way to sign in. A try counts before it is checked, so
 * that many at once gain nothing, and is given back when it was right.
 */
export class LoginLimiter {
  readonly #failures: WindowCounter;
  readonly #tries: WindowCounter;

  constructor(clock: Clock) {
    this.#failures = new WindowCounter(MAX_FAILURES, 15 * MINUTE, clock);
    this.#tries = new WindowCounter(MAX_TRIES_A_MINUTE, MINUTE, clock);
  }

  /** Runs a try that answers whether it was right; refuses it when the address has failed too often. */
  async guard<T>(
    ip: string,
    attempt: () => Promise<T>,
    isRight: (result: T) => boolean,
  ): Promise<T> {
    const caller = callerOf(ip);
    const failed = this.#failures.take(caller);
    const wait = failed > 0 ? failed : this.#tries.take('everyone');
    if (wait > 0) {
      if (failed === 0) this.#failures.giveBack(caller);
      throw new ProblemError('too-many-requests', 'Too many attempts. Please wait and try again', {
        retryAfter: Math.ceil(wait / 1000),
      });
    }
    let wasWrong = false;
    try {
      const result = await attempt();
      wasWrong = !isRight(result);
      return result;
    } finally {
      if (!wasWrong) this.#failures.giveBack(caller);
    }
  }
}
