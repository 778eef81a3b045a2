import type { Access } from '@petwise/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  addAccesses,
  addBackupAccess,
  listAccesses,
  removeAccessesBefore,
  type NewAccess,
} from './repository.ts';

/** How long an access stays in the log. */
const KEEP_MS = 400 * 24 * 60 * 60 * 1000;
/** What owners do themselves is written this often; what others do is written before they get anything. */
const WRITE_MS = 1_000;
const PAGE = 100;

/** What happened: who did what to which data of which owner. */
export type AccessNote = Pick<NewAccess, 'ownerId' | 'who' | 'caller' | 'device' | 'act' | 'data'>;

/** Who has seen or changed an owner's data, for the owner to read. No word of the data stands in it. */
export class AccessLog {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #logger: FastifyBaseLogger;
  #waiting = new Map<string, NewAccess>();
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: { db: Database; clock: Clock; logger: FastifyBaseLogger }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#logger = parts.logger;
  }

  /** Notes what an owner did; it stands in the database within a second. */
  note(access: AccessNote): void {
    const at = new Date(this.#clock());
    const key = JSON.stringify([Math.floor(at.getTime() / 3_600_000), ...Object.values(access)]);
    this.#wait(key, { ...access, times: 1, firstAt: at, lastAt: at });
    this.#timer ??= setTimeout(() => void this.flush(), WRITE_MS).unref();
  }

  /** Notes what somebody else may now see; comes back once it stands in the database. */
  async noteFirst(access: AccessNote): Promise<void> {
    const at = new Date(this.#clock());
    await addAccesses(this.#db, [{ ...access, times: 1, firstAt: at, lastAt: at }]);
  }

  /** Notes for every owner that a backup reads all. */
  async noteBackup(): Promise<void> {
    await addBackupAccess(this.#db, new Date(this.#clock()));
  }

  /** A page of an owner's log, newest first, as seen from one of their sign-ins. */
  async list(
    ownerId: string,
    { here, before }: { here: string; before: string | null },
  ): Promise<{ accesses: Access[]; next?: string }> {
    await this.flush();
    const rows = await listAccesses(this.#db, ownerId, { before, limit: PAGE + 1 });
    const accesses = rows.slice(0, PAGE).map((row): Access => {
      const { caller, first_at, last_at, ...rest } = row;
      const isHere = row.who === 'owner' && caller === here;
      return {
        ...rest,
        isHere,
        firstAt: first_at.toISOString(),
        lastAt: last_at.toISOString(),
      };
    });
    const last = accesses.at(-1);
    return rows.length > PAGE && last !== undefined ? { accesses, next: last.id } : { accesses };
  }

  /** Writes what waits. What cannot be written now is tried again with the next. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      if (this.#timer !== null) clearTimeout(this.#timer);
      this.#timer = null;
      if (this.#waiting.size === 0) return;
      const batch = this.#waiting;
      this.#waiting = new Map();
      try {
        await addAccesses(this.#db, [...batch.values()]);
      } catch (error) {
        this.#logger.error({ err: error }, 'writing the access log');
        const newer = this.#waiting;
        this.#waiting = batch;
        for (const [key, access] of newer) this.#wait(key, access);
        this.#timer ??= setTimeout(() => void this.flush(), 10 * WRITE_MS).unref();
      }
    });
    return this.#writing;
  }

  /** Adds to what is to be written; an access is later than what waits under its key. */
  #wait(key: string, access: NewAccess): void {
    const before = this.#waiting.get(key);
    const times = (before?.times ?? 0) + access.times;
    this.#waiting.set(key, { ...access, times, firstAt: before?.firstAt ?? access.firstAt });
  }

  sweep(): Promise<void> {
    return removeAccessesBefore(this.#db, new Date(this.#clock() - KEEP_MS));
  }
}
