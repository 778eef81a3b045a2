import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { forgetSessions, OWNER_DATA } from '../owner-data.ts';
import type { Erasure } from './erasure.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface RetentionParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly erasure: Erasure;
  /** How long data is kept after its last change; null keeps it until its owner deletes it. */
  readonly keepDays: number | null;
}

/** Deletes what has not changed for as long as the operator keeps data, and has it leave the files. */
export class Retention {
  readonly #parts: RetentionParts;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  /** Answers how many assessments, conversations, files, health imports and pets went. */
  async sweep(): Promise<number> {
    const { db, clock, erasure, keepDays } = this.#parts;
    if (keepDays === null) return 0;
    const before = new Date(clock() - keepDays * DAY);
    const { removed } = await db.transaction(async (tx) => {
      const gone = await removeUnchanged(tx, before);
      if (gone.removed > 0) await erasure.note(tx, gone.contents);
      return gone;
    });
    if (removed > 0) erasure.wake();
    return removed;
  }
}

async function removeUnchanged(
  tx: Queryable,
  before: Date,
): Promise<{ removed: number; contents: string[] }> {
  let removed = 0;
  const contents: string[] = [];
  for (const room of OWNER_DATA) {
    const gone = await room.forgetUnchanged?.(tx, before);
    await forgetSessions(tx, gone?.sessions ?? []);
    removed += gone?.rows ?? 0;
    contents.push(...(gone?.contents ?? []));
  }
  return { removed, contents };
}
