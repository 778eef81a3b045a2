import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Queryable } from '../../db/database.ts';
import { rewriteFiles } from '../../db/rewrite-files.ts';
import { keepSetting, listSettings, readSetting, removeSetting } from '../../db/settings.ts';
import { dropLeftCopies } from '../backups/frozen-tables.ts';

const KEY = 'erasure-due';
/** Before the name of a content that has to go: a setting each, so that two deletions at once forget none. */
const CONTENT = 'content-due ';
/** Several deletions within this time are one rewriting. */
const GATHER_MS = 2_000;
/** When to look again for what could not be done yet, or what another server has left. */
const AGAIN_MS = 15_000;

export interface ErasureParts {
  readonly db: Database;
  readonly logger: FastifyBaseLogger;
  /** Removes contents that no row names any more; answers those that must wait. */
  readonly removeContents: (sha256s: readonly string[]) => Promise<readonly string[]>;
}

/**
 * Takes what owners have deleted out of the files of the data folder, within a
 * minute. That it is due stands in the database, so that a server that dies
 * meanwhile does it at its next start.
 */
export class Erasure {
  readonly #parts: ErasureParts;
  #timer: NodeJS.Timeout | null = null;
  readonly #stopping = new AbortController();

  constructor(parts: ErasureParts) {
    this.#parts = parts;
  }

  /** Notes, with the deletion itself, that words and these contents of files must go. */
  async note(tx: Queryable, contents: readonly string[]): Promise<void> {
    await keepSetting(tx, KEY, randomUUID());
    for (const sha256 of contents) await keepSetting(tx, CONTENT + sha256, sha256);
  }

  /** Begins soon; call it once the deletion is done. */
  wake(): void {
    this.#plan(GATHER_MS);
  }

  /**
   * Nothing more is begun. What the database does now may take minutes, a table written anew or waited for, and is not
   * waited for here: what is due stays due for the next start.
   */
  stop(): void {
    this.#stopping.abort();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #plan(ms: number): void {
    if (this.#stopping.signal.aborted || this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#run().catch((error: unknown) => {
        if (this.#stopping.signal.aborted) return;
        this.#parts.logger.error({ err: error }, 'erasing what was deleted');
        this.#plan(AGAIN_MS);
      });
    }, ms);
    this.#timer.unref();
  }

  /** Removes what dead servers have left of backups, with nothing deleted since. */
  async sweep(): Promise<void> {
    await dropLeftCopies(this.#parts.db);
  }

  async #run(): Promise<void> {
    const { db, logger } = this.#parts;
    await this.#removeContents();
    const due = await readSetting(db, KEY);
    if (due === null) return;
    if ((await dropLeftCopies(db)) > 0) {
      logger.warn('deleted words wait for a backup to be read to its end');
      return this.#plan(AGAIN_MS);
    }
    const rewriting = await rewriteFiles(db, this.#stopping.signal);
    if (rewriting === null) {
      logger.warn('deleted words wait for a long transaction of the database to end');
      return this.#plan(AGAIN_MS);
    }
    if (!rewriting.isLogRenewed) {
      logger.warn(
        'the database’s log keeps deleted words until it is written over: see docs/operations.md',
      );
    }
    // A deletion since then has noted another value.
    await removeSetting(db, KEY, due);
    if ((await readSetting(db, KEY)) !== null) this.#plan(GATHER_MS);
  }

  async #removeContents(): Promise<void> {
    const { db, removeContents } = this.#parts;
    const contents = await listSettings(db, CONTENT);
    if (contents.length === 0) return;
    const waiting = await removeContents(contents);
    for (const sha256 of contents)
      if (!waiting.includes(sha256)) await removeSetting(db, CONTENT + sha256, sha256);
    if (waiting.length > 0) this.#plan(AGAIN_MS);
  }
}
