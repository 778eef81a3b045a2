import type { PGlite } from '@electric-sql/pglite';
import { afterArrivals } from '../arrivals.ts';
import type { Queryable, SqlValue } from './database.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import { sqlValues } from './sql-values.ts';
import { DatabaseUnavailable, toDatabaseError } from './unavailable.ts';

/** A statement that promises nothing to be kept. */
const READS = /^\s*SELECT\b/i;
/** Syncs the log up to here; writes some fifty bytes into it. */
const SYNC_LOG = "SELECT pg_logical_emit_message(false, '', '', true)";

/** So long statements may run in one turn of the event loop: everybody else has theirs between; milliseconds. */
const TURN_MS = 4;
/** So long a commit waits for others to be synced with, while others are at work; milliseconds. */
const GROUP_MS = 12;

/** A transaction that could not be committed, because one of its statements had failed. */
const ROLLED_BACK = '25P02';

/**
 * The embedded database's one connection, for all callers. Statements run as they come; while a transaction is open, all
 * others wait, and after some milliseconds in one turn of the event loop the next one, so that pages and refusals go between.
 * Commits do not wait for the disk one by one: those of a moment are synced together, and nobody hears of one before that, nor
 * reads what is not yet safe.
 */
export class EmbeddedConnection implements Queryable {
  readonly #statements: EmbeddedStatements;
  readonly #isSynced: boolean;
  /** Each lets the next caller in. */
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #isClosed = false;
  /** When the first statement of this turn of the event loop ran. */
  #turnBegan: number | undefined;
  #unsyncedSince = 0;
  /** Who may go on once the log is synced. */
  #unsynced: { readonly done: () => void; readonly fail: (error: unknown) => void }[] = [];

  /** `isSynced`: the log is not synced by each commit, but here. */
  constructor(pglite: PGlite, { isSynced }: { isSynced: boolean }) {
    this.#statements = new EmbeddedStatements(pglite);
    this.#isSynced = isSynced;
  }

  async query<Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    await this.#take();
    let rows: Row[];
    try {
      rows = this.#run<Row>(sql, params).rows;
    } finally {
      this.#release();
    }
    await this.#synced(!READS.test(sql));
    return rows;
  }

  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    await this.#take();
    let result: T;
    try {
      result = await this.#inTransaction(work);
    } finally {
      this.#release();
    }
    await this.#synced(true);
    return result;
  }

  /** Ends what waits for the disk; whoever comes now, or goes on with a transaction, is refused. */
  close(): void {
    if (this.#unsynced.length > 0) this.#syncLog();
    this.#isClosed = true;
  }

  async #inTransaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    let isOver = false;
    this.#run('BEGIN');
    try {
      const result = await work({
        query: async (sql, params) => {
          if (isOver) throw new Error('the transaction is over');
          return this.#run<never>(sql, params).rows;
        },
      });
      isOver = true;
      const { command } = this.#run('COMMIT');
      if (command === 'ROLLBACK') throw rolledBack();
      return result;
    } catch (error) {
      if (!isOver) this.#run('ROLLBACK');
      isOver = true;
      throw error;
    }
  }

  #run<Row>(sql: string, params: readonly SqlValue[] = []): { rows: Row[]; command: string } {
    if (this.#isClosed) throw new DatabaseUnavailable(new Error('PGlite is closed'));
    try {
      return this.#statements.run<Row>(sql, sqlValues(params));
    } catch (error) {
      throw toDatabaseError(error);
    }
  }

  /** Waits for an open transaction, for those who came before, and for the next turn once this one was long. */
  async #take(): Promise<void> {
    const isFree = !this.#isTaken;
    this.#isTaken = true;
    if (isFree && !this.#isTurnOver() && afterArrivals() === undefined) return;
    const turn = new Promise<void>((letIn) => this.#waiting.push(letIn));
    if (isFree) this.#letInNextTurn();
    await turn;
  }

  #letInNextTurn(): void {
    const letNextIn = async (): Promise<void> => {
      await afterArrivals();
      this.#waiting.shift()?.();
    };
    setImmediate(() => void letNextIn());
  }

  #release(): void {
    if (this.#waiting.length > 0 && this.#isTurnOver()) return this.#letInNextTurn();
    const letIn = this.#waiting.shift();
    if (letIn === undefined) this.#isTaken = false;
    else letIn();
  }

  #isTurnOver(): boolean {
    const now = performance.now();
    if (this.#turnBegan === undefined) {
      this.#turnBegan = now;
      setImmediate(() => {
        this.#turnBegan = undefined;
      });
    }
    return now - this.#turnBegan > TURN_MS;
  }

  /** Resolves once what was written so far is safe; what only read waits for what it may have seen. */
  #synced(hasWritten: boolean): Promise<void> {
    if (!this.#isSynced || (!hasWritten && this.#unsynced.length === 0)) return Promise.resolve();
    return new Promise((done, fail) => {
      this.#unsynced.push({ done, fail });
      if (this.#unsynced.length > 1) return;
      this.#unsyncedSince = performance.now();
      // After all that has come in by now.
      setImmediate(() => this.#syncGroup());
    });
  }

  #syncGroup(): void {
    const isLate = performance.now() - this.#unsyncedSince > GROUP_MS;
    if (isLate || this.#waiting.length === 0) this.#syncLog();
    else setImmediate(() => this.#syncGroup());
  }

  /** Also while a transaction is open, which may wait for somebody who waits here. */
  #syncLog(): void {
    if (this.#isClosed) return;
    const unsynced = this.#unsynced;
    this.#unsynced = [];
    try {
      this.#run(SYNC_LOG);
    } catch (error) {
      // In a transaction that has failed nothing runs until it is rolled back.
      if (isCode(error, ROLLED_BACK)) {
        this.#unsynced = [...unsynced, ...this.#unsynced];
        setImmediate(() => this.#syncLog());
        return;
      }
      for (const { fail } of unsynced) fail(error);
      return;
    }
    for (const { done } of unsynced) done();
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function rolledBack(): Error {
  return Object.assign(new Error('rolled back, since a statement had failed'), {
    code: ROLLED_BACK,
  });
}
