import type { Clock } from '../../clock.ts';
import { ProblemError } from '../../errors.ts';
import { callerOf } from '../../plugins/address.ts';
import { WindowCounter } from '../../plugins/window-counter.ts';

const MINUTE = 60_000;
/** Wrong passwords or tokens that one address, or one known device, may try in a quarter of an hour. */
export const MAX_FAILURES = 10;
/**
 * Wrong tries a minute from all addresses together. Beyond it an address has
 * but `TRIES_IN_ATTACK`: who guesses from a hundred addresses locks out nobody
 * but them.
 */
export const MAX_FAILURES_OF_ALL = 100;
/** Who mistypes a pass phrase does so once or twice. */
const TRIES_IN_ATTACK = 3;

/** Who tries to sign in. */
export interface Caller {
  readonly ip: string;
  /** Names the device, where it proves by its cookie that it has been signed in before. */
  readonly device: string | null;
}

/**
 * One limiter over every way to sign in. A try counts before it is checked, so
 * that many at once gain nothing, and is given back when it was right. A device
 * that has been signed in before has a count of its own: what others do at its
 * address, or everywhere, does not hold it up.
 */
export class LoginLimiter {
  readonly #failures: WindowCounter;
  readonly #ofAll: WindowCounter;

  constructor(clock: Clock) {
    this.#failures = new WindowCounter(MAX_FAILURES, 15 * MINUTE, clock);
    this.#ofAll = new WindowCounter(MAX_FAILURES_OF_ALL, MINUTE, clock);
  }

  /** Runs a try that answers whether it was right; refuses it when the caller has failed too often. */
  async guard<T>(
    caller: Caller,
    attempt: () => Promise<T>,
    isRight: (result: T) => boolean,
  ): Promise<T> {
    const key = caller.device === null ? callerOf(caller.ip) : `device ${caller.device}`;
    const wait = this.#waitOfAll(caller, key) || this.#failures.take(key);
    if (wait > 0) {
      throw new ProblemError('too-many-requests', 'Too many attempts. Please wait and try again', {
        retryAfter: Math.ceil(wait / 1000),
      });
    }
    const counted = this.#ofAll.take(EVERYONE) === 0;
    let wasWrong = false;
    try {
      const result = await attempt();
      wasWrong = !isRight(result);
      return result;
    } finally {
      if (!wasWrong) {
        this.#failures.giveBack(key);
        if (counted) this.#ofAll.giveBack(EVERYONE);
      }
    }
  }

  #waitOfAll({ device }: Caller, key: string): number {
    const mayMistype = this.#failures.countOf(key) < TRIES_IN_ATTACK;
    return device !== null || mayMistype ? 0 : this.#ofAll.waitMs(EVERYONE);
  }
}

const EVERYONE = 'everyone';
