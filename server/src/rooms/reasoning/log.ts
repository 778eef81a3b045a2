import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { wellFormed } from '../../text.ts';
import {
  LineBatches,
  type NewLines,
  type ReasoningLine,
  type StoredLines,
} from './line-batches.ts';

/** Most lines of one reading. */
export const PAGE = 200;

/** Takes the lines of one job as they are thought. */
export interface ReasoningWriter {
  /** Keeps a line; returns at once. */
  readonly line: (content: string) => void;
  /** Waits until every line so far is stored and told. */
  readonly flush: () => Promise<void>;
}

/**
 * The append-only record of reasoning. Sockets are sent what is stored here and nothing else, so that neither a lost
 * socket nor a killed server loses a line or tells one twice.
 */
export class ReasoningLog {
  readonly #db: Database;
  readonly #batches: LineBatches;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#batches = new LineBatches(db, clock);
  }

  /** `heard` is called with what this server has stored, session by session in order. */
  listen(listener: (stored: StoredLines) => void): void {
    this.#batches.listen(listener);
  }

  /** Gives a session id to an owner; false when it is taken. */
  async claim(tx: Queryable, sessionId: string, ownerId: string): Promise<boolean> {
    const rows = await tx.query(
      `INSERT INTO reasoning_streams (session_id, owner_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING session_id`,
      [sessionId, ownerId],
    );
    return rows.length > 0;
  }

  /** The owner of a session id; null when it is free. */
  async holderOf(db: Queryable, sessionId: string): Promise<string | null> {
    const [row] = await db.query<{ owner_id: string }>(
      'SELECT owner_id FROM reasoning_streams WHERE session_id = $1',
      [sessionId],
    );
    return row?.owner_id ?? null;
  }

  /** Lines after `after`, in order; none for another owner's session. */
  async read(ownerId: string, sessionId: string, after: number): Promise<ReasoningLine[]> {
    return this.#db.query<{ seq: number; content: string }>(
      `SELECT l.seq, l.content FROM reasoning_lines l
       JOIN reasoning_streams s ON s.session_id = l.session_id
       WHERE l.session_id = $1 AND s.owner_id = $2 AND l.seq > $3 ORDER BY l.seq LIMIT ${PAGE}`,
      [sessionId, ownerId, after],
    );
  }

  /**
   * A writer for a job. Lines that an interrupted run of it has stored stand and are not stored again; where the job thinks
   * otherwise this time, as a language model may, its new lines come after them.
   */
  async writer(
    job: NewLines['job'],
    { isFirst = false }: { isFirst?: boolean } = {},
  ): Promise<ReasoningWriter> {
    // Before the first run of a job there is nothing to look for.
    const before = isFirst ? [] : await this.#lines(job.id);
    let step = before.length;
    let waiting: string[] = [];
    let isUncertain = false;
    let isScheduled = false;
    let writing: Promise<void> = Promise.resolve();
    const write = async (): Promise<void> => {
      isScheduled = false;
      if (isUncertain) {
        // The database was lost while it wrote: what it holds now says how far it came.
        const stored = await this.#stored(job.id);
        waiting = waiting.slice(Math.max(0, stored - step));
        step = stored;
        isUncertain = false;
      }
      // A copy: what is said while these are stored waits for the next time.
      const lines = [...waiting];
      if (lines.length === 0) return;
      isUncertain = true;
      await this.#batches.store({ job, lines, step });
      isUncertain = false;
      waiting = waiting.slice(lines.length);
      step += lines.length;
    };
    const writeNext = (): Promise<void> => {
      writing = writing.catch(() => undefined).then(write);
      return writing;
    };
    return {
      line: (content) => {
        const text = wellFormed(content);
        const known = before.indexOf(text);
        if (known >= 0) {
          before.splice(known, 1);
          return;
        }
        waiting.push(text);
        if (isScheduled) return;
        isScheduled = true;
        // A failure is met in `flush`, which writes once more; here it must only not count as unhandled.
        writeNext().catch(() => undefined);
      },
      flush: async () => {
        while (waiting.length > 0) await writeNext();
      },
    };
  }

  async #stored(jobId: string): Promise<number> {
    const rows = await this.#db.query<{ steps: number }>(
      'SELECT coalesce(max(step), 0)::int AS steps FROM reasoning_lines WHERE job_id = $1',
      [jobId],
    );
    return rows[0]?.steps ?? 0;
  }

  async #lines(jobId: string): Promise<string[]> {
    const rows = await this.#db.query<{ content: string }>(
      'SELECT content FROM reasoning_lines WHERE job_id = $1 ORDER BY step',
      [jobId],
    );
    return rows.map(({ content }) => content);
  }
}
