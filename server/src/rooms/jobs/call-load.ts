import { ProblemError } from '../../errors.ts';

/** Calls under way above which no new assessment is begun: those that run then answer within half a second or so. */
const MOST_UNDER_WAY = 64;
/** Calls of one owner beyond this hold up nobody else, because threads are given to owners in turn. */
const OF_ONE_OWNER = 2;
/** By then most of what is under way has been answered; seconds. */
const RETRY_AFTER_S = 2;

/** Which long calls are under way here, by owner and key; a full server begins nothing new, so that what runs goes on. */
export class CallLoad {
  readonly #callers = new Map<string, Map<string, number>>();
  readonly #most: number;

  constructor(most: number = MOST_UNDER_WAY) {
    this.#most = most;
  }

  /** Counts a call until the returned function is called, once. */
  enter(ownerId: string, key: string): () => void {
    const keys = this.#callers.get(ownerId) ?? new Map<string, number>();
    this.#callers.set(ownerId, keys);
    keys.set(key, (keys.get(key) ?? 0) + 1);
    return () => {
      const left = (keys.get(key) ?? 1) - 1;
      if (left > 0) return void keys.set(key, left);
      keys.delete(key);
      if (keys.size === 0) this.#callers.delete(ownerId);
    };
  }

  /**
   * Asks no database. A call whose key is under way only joins it, and is let in.
   *
   * @throws ProblemError `unavailable` while nothing new may begin.
   */
  mustHaveRoom(ownerId: string, key: unknown): void {
    if (typeof key === 'string' && this.#callers.get(ownerId)?.has(key)) return;
    let underWay = 0;
    for (const keys of this.#callers.values()) underWay += Math.min(keys.size, OF_ONE_OWNER);
    if (underWay < this.#most) return;
    const words =
      'Many people are asking at this moment, so a new assessment cannot begin yet. Please try again in a moment. If your pet is in distress, call a vet now';
    throw new ProblemError('unavailable', words, { retryAfter: RETRY_AFTER_S });
  }
}
