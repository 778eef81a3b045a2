import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';

/** Channel on which servers tell each other what is new: `<session>:<last number>`, with a space between two. */
export const REASONING_CHANNEL = 'reasoning';

export interface ReasoningLine {
  readonly seq: number;
  readonly content: string;
}

/** Lines of one session that have just been stored, in order and without a gap. */
export interface StoredLines {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly lines: readonly ReasoningLine[];
}

/** New lines of one job, which come after `step` others of it. */
export interface NewLines {
  readonly job: { readonly id: string; readonly ownerId: string; readonly sessionId: string };
  readonly lines: readonly string[];
  readonly step: number;
}

interface Waiting extends NewLines {
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Jobs that are stored with one statement. */
const MOST_JOBS = 500;
/** Sessions of one notification, which has 8000 bytes at most. */
const MOST_TOLD = 150;

/**
 * Stores the lines of all jobs that think at this moment together: what comes while one statement is under way waits for
 * the next. Whoever listens is handed what was stored, so that nobody reads it back from the tables.
 */
export class LineBatches {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #listeners: ((stored: StoredLines) => void)[] = [];
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** `heard` is called once lines are stored, session by session in their order. */
  listen(listener: (stored: StoredLines) => void): void {
    this.#listeners.push(listener);
  }

  /** Resolves when the lines are stored and told; when it fails, they may be stored or not. */
  store(lines: NewLines): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ ...lines, done, fail });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // Not at once: what is thought in this turn goes together.
      setImmediate(() => void this.#storeAll());
    });
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, MOST_JOBS);
      this.#waiting = this.#waiting.slice(MOST_JOBS);
      await this.#storeBatch(batch);
    }
    this.#isBusy = false;
  }

  /** Never throws: each job is told how it went for itself. */
  async #storeBatch(batch: readonly Waiting[]): Promise<void> {
    const placed = placedIn(batch);
    const moved = await this.#insert(placed, { isAlone: batch.length === 1 }).catch(
      (error: unknown) => ({ error }),
    );
    if ('error' in moved) {
      const isShared = batch.length > 1 && !(moved.error instanceof DatabaseUnavailable);
      if (!isShared) return batch.forEach(({ fail }) => fail(moved.error));
      // What cannot be stored must not take the others with it.
      for (const one of batch) await this.#storeBatch([one]);
      return;
    }
    const stored = placed.filter(({ sessionId }) => moved.has(sessionId));
    const told = stored.map((lines) => this.#handOver(lines, moved.get(lines.sessionId) ?? 0));
    const isStored = ({ job }: Waiting): boolean => moved.has(job.sessionId);
    await this.#tell(told).then(
      () => batch.filter(isStored).forEach(({ done }) => done()),
      (error: unknown) => batch.filter(isStored).forEach(({ fail }) => fail(error)),
    );
    for (const one of batch.filter((entry) => !isStored(entry))) {
      // Somebody else holds the session at this moment; or it was deleted, and nobody is left to read.
      if (batch.length === 1) one.done();
      else await this.#storeBatch([one]);
    }
  }

  #handOver({ ownerId, sessionId, rows }: PlacedLines, before: number): string {
    const lines = rows.map(({ content }, index) => ({ seq: before + index + 1, content }));
    for (const listener of this.#listeners) listener({ ownerId, sessionId, lines });
    return `${sessionId}:${before + rows.length}`;
  }

  /** Other servers look for themselves. */
  async #tell(told: readonly string[]): Promise<void> {
    for (let from = 0; from < told.length; from += MOST_TOLD) {
      const part = told.slice(from, from + MOST_TOLD);
      await this.#db.notify(REASONING_CHANNEL, part.join(' '));
    }
  }

  /**
   * The last number of each session before these lines. Left out are sessions that are gone, and those that another
   * transaction holds now: waiting for several at once, two servers could wait for each other.
   */
  async #insert(
    placed: readonly PlacedLines[],
    { isAlone }: { isAlone: boolean },
  ): Promise<Map<string, number>> {
    const all = placed.flatMap(({ sessionId, rows }) =>
      rows.map((row, index) => ({ ...row, sessionId, place: index + 1 })),
    );
    const rows = await this.#db.query<{ session_id: string; before: number }>(
      `WITH new AS (
         SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[])
           AS t (session_id, place, job_id, step, content)
       ), held AS (
         SELECT session_id FROM reasoning_streams WHERE session_id = ANY($1::text[])
         FOR NO KEY UPDATE ${isAlone ? '' : 'SKIP LOCKED'}
       ), moved AS (
         UPDATE reasoning_streams s SET last_seq = s.last_seq + n.lines
         FROM (SELECT session_id, count(*)::int AS lines FROM new GROUP BY session_id) n
           JOIN held USING (session_id)
         WHERE s.session_id = n.session_id
         RETURNING s.session_id, s.last_seq - n.lines AS before
       ), stored AS (
         INSERT INTO reasoning_lines (session_id, seq, job_id, step, content, created_at)
         SELECT session_id, m.before + new.place, new.job_id, new.step, new.content, $6
         FROM new JOIN moved m USING (session_id)
       )
       SELECT session_id, before FROM moved`,
      [
        all.map(({ sessionId }) => sessionId),
        all.map(({ place }) => place),
        all.map(({ jobId }) => jobId),
        all.map(({ step }) => step),
        all.map(({ content }) => content),
        new Date(this.#clock()),
      ],
    );
    return new Map(rows.map((row) => [row.session_id, row.before]));
  }
}

/** What a batch adds to one session, in order. */
interface PlacedLines {
  readonly ownerId: string;
  readonly sessionId: string;
  readonly rows: { readonly jobId: string; readonly step: number; readonly content: string }[];
}

function placedIn(batch: readonly NewLines[]): PlacedLines[] {
  const sessions = new Map<string, PlacedLines>();
  for (const { job, lines, step } of batch) {
    const { ownerId, sessionId } = job;
    const placed = sessions.get(sessionId) ?? { ownerId, sessionId, rows: [] };
    sessions.set(sessionId, placed);
    for (const [index, content] of lines.entries()) {
      placed.rows.push({ jobId: job.id, step: step + index + 1, content });
    }
  }
  return [...sessions.values()];
}
