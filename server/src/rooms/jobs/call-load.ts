import { ProblemError } from '../../errors.ts';

/** Calls under way above which no new assessment is begun: those that run then answer within half a second or so. */
const MOST_UNDER_WAY = 64;
/** Calls of one session beyond this hold up nobody else, because threads are given to owners in turn. */
const OF_ONE_SESSION = 2;
/** By then most of what is under way has been answered; seconds. */
const RETRY_AFTER_S = 2;
const FULL =
  'Many people are asking at this moment, so a new assessment cannot begin yet. Please try again in a moment. If your pet is in distress, call a vet now';

/** Where a call stands among those under way. */
export interface Place {
  /** Hash of its session’s token: known before its owner is. */
  readonly session: string;
  readonly key: string;
}

/** Which long calls are under way here, by session and key; a full server begins nothing new, so that what runs goes on. */
export class CallLoad {
  readonly #sessions = new Map<string, Map<string, number>>();
  readonly #most: number;

  constructor(most: number = MOST_UNDER_WAY) {
    this.#most = most;
  }

  /**
   * Counts a call that begins something new, as `enter` does. Asks no database. A call whose key is under way only joins it,
   * and is let in.
   *
   * @throws ProblemError `unavailable` while nothing new may begin.
   */
  begin(place: Place): () => void {
    if (this.#sessions.get(place.session)?.has(place.key)) return this.enter(place);
    let underWay = 0;
    for (const keys of this.#sessions.values()) underWay += Math.min(keys.size, OF_ONE_SESSION);
    if (underWay < this.#most) return this.enter(place);
    throw new ProblemError('unavailable', FULL, { retryAfter: RETRY_AFTER_S });
  }

  /** Counts a call until the returned function is called. */
  enter({ session, key }: Place): () => void {
    const keys = this.#sessions.get(session) ?? new Map<string, number>();
    this.#sessions.set(session, keys);
    keys.set(key, (keys.get(key) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (keys.get(key) ?? 1) - 1;
      if (left > 0) return void keys.set(key, left);
      keys.delete(key);
      if (keys.size === 0) this.#sessions.delete(session);
    };
  }
}
