import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { readSetting } from '../../db/settings.ts';
import { ProblemError } from '../../errors.ts';
import { callerOf } from '../../plugins/address.ts';
import { addTry, listTries, removePastTries, takeTryBack } from './sign-in-tries.ts';

const MINUTE = 60_000;
/** Wrong passwords or tokens that one address, or one known device, may try in a quarter of an hour. */
export const MAX_FAILURES = 10;
/**
 * Wrong tries a minute from all addresses together. Beyond it an address has
 * but `TRIES_IN_ATTACK`: who guesses from a hundred addresses locks out nobody
 * but them.
 */
const MAX_FAILURES_OF_ALL = 100;
/** Who mistypes a pass phrase does so once or twice. */
const TRIES_IN_ATTACK = 3;
/** Counted beyond any number, and never refused by it alone. */
const UNLIMITED = 2 ** 31 - 1;
const EVERYBODY = 'everybody';
/** Made with the table. */
const SALT_KEY = 'sign-in-salt';

/** Who tries to sign in. */
export interface Caller {
  readonly ip: string;
  /** Names the device, where it proves by its cookie that it has been signed in before. */
  readonly device: string | null;
}

/**
 * One limiter over every way to sign in, and over all servers on one database.
 * A try counts before it is checked, so that many at once gain nothing, and is
 * given back when it was right; one that is refused writes nothing. A device
 * that has been signed in before has a count of its own: what others do at its
 * address, or everywhere, does not hold it up.
 */
export class LoginLimiter {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #salt: string;

  private constructor(db: Database, clock: Clock, salt: string) {
    this.#db = db;
    this.#clock = clock;
    this.#salt = salt;
  }

  /** On a database that has its tables. */
  static async open(db: Database, clock: Clock): Promise<LoginLimiter> {
    const salt = await readSetting(db, SALT_KEY);
    if (salt === null) throw new Error('the salt of the tries to sign in was not kept');
    return new LoginLimiter(db, clock, salt);
  }

  /** Runs a try that answers whether it was right; refuses it when the caller has failed too often. */
  async guard<T>(
    caller: Caller,
    attempt: () => Promise<T>,
    isRight: (result: T) => boolean,
  ): Promise<T> {
    const source = this.#sourceOf(caller);
    const isKnown = caller.device !== null;
    for (;;) {
      const { wait, most } = await this.#look(source, isKnown);
      if (wait > 0) {
        throw new ProblemError(
          'too-many-requests',
          'Too many attempts. Please wait and try again',
          { retryAfter: Math.ceil(wait / 1000) },
        );
      }
      // Else others at the same address have had the last try in between.
      if (await this.#count(source, most)) break;
    }
    let wasWrong = false;
    try {
      const result = await attempt();
      wasWrong = !isRight(result);
      return result;
    } finally {
      if (!wasWrong) await this.#giveBack(source);
    }
  }

  /** Forgets what counts no more. */
  sweep(): Promise<void> {
    return removePastTries(this.#db, new Date(this.#clock()));
  }

  #sourceOf({ ip, device }: Caller): string {
    const name = device === null ? callerOf(ip) : `device ${device}`;
    return createHash('sha256').update(`${this.#salt}${name}`).digest('hex');
  }

  /** How long a source must wait, in milliseconds, and how many tries it has in a window. */
  async #look(source: string, isKnown: boolean): Promise<{ wait: number; most: number }> {
    const now = this.#clock();
    const tries = await listTries(this.#db, [source, EVERYBODY], new Date(now));
    const waitOf = (name: string, most: number): number => {
      const held = tries.get(name);
      return held === undefined || held.tries < most ? 0 : held.ends_at.getTime() - now;
    };
    const attack = isKnown ? 0 : waitOf(EVERYBODY, MAX_FAILURES_OF_ALL);
    if (attack === 0) return { wait: waitOf(source, MAX_FAILURES), most: MAX_FAILURES };
    const isSpent = waitOf(source, TRIES_IN_ATTACK) > 0;
    return { wait: isSpent ? attack : 0, most: TRIES_IN_ATTACK };
  }

  /** False when the source has had all of its tries. Everybody's count comes last: all wait for it. */
  #count(source: string, most: number): Promise<boolean> {
    const now = this.#clock();
    const at = (ms: number) => ({ now: new Date(now), endsAt: new Date(now + ms) });
    return this.#db.transaction(
      async (tx) =>
        (await addTry(tx, { source, most, ...at(15 * MINUTE) })) &&
        addTry(tx, { source: EVERYBODY, most: UNLIMITED, ...at(MINUTE) }),
    );
  }

  #giveBack(source: string): Promise<void> {
    const now = new Date(this.#clock());
    return this.#db.transaction(async (tx) => {
      for (const one of [source, EVERYBODY]) await takeTryBack(tx, one, now);
    });
  }
}
