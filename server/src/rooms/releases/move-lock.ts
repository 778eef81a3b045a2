import type { Database, Queryable } from '../../db/database.ts';
import { lockMoves } from './repository.ts';

/** One move of what owners get at a time, of this server and of all others on the database. */
export class MoveLock {
  readonly #db: Database;
  /** The last move of this server; the next one waits for it here, and holds no connection that owners need. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(db: Database) {
    this.#db = db;
  }

  /** All of `work` or none of it, in one transaction. */
  take<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const mine = this.#last
      .catch(() => undefined)
      .then(() =>
        this.#db.transaction(async (tx) => {
          await lockMoves(tx);
          return work(tx);
        }),
      );
    this.#last = mine;
    return mine;
  }
}
