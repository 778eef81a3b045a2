import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
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
    const { removed, contents } = await db.transaction(async (tx) => {
      const gone = await removeUnchanged(tx, before);
      if (gone.removed > 0) await erasure.note(tx);
      return gone;
    });
    if (removed > 0) erasure.wake(contents);
    return removed;
  }
}

async function removeUnchanged(
  tx: Queryable,
  before: Date,
): Promise<{ removed: number; contents: string[] }> {
  const consults = await removed(tx, 'DELETE FROM consults WHERE updated_at < $1', before);
  const sessions = await removed(tx, 'DELETE FROM chat_sessions WHERE updated_at < $1', before);
  const ids = [...consults, ...sessions].map(({ id }) => id);
  // What hangs on them by their id alone.
  await tx.query('DELETE FROM jobs WHERE session_id = ANY($1)', [ids]);
  await tx.query('DELETE FROM reasoning_streams WHERE session_id = ANY($1)', [ids]);
  await tx.query('DELETE FROM device_consults WHERE id = ANY($1)', [ids]);
  const isUnused = `created_at < $1 AND NOT EXISTS (SELECT 1 FROM consults c WHERE c.id = consult_id)
    AND NOT EXISTS (SELECT 1 FROM chat_sessions s WHERE s.id = consult_id)`;
  // The picture of a pet goes with the pet.
  const isGone = `pet_id IS NULL AND ${isUnused}
    OR pet_id IN (SELECT id FROM pets WHERE updated_at < $1)`;
  const files = await removed(tx, `DELETE FROM uploads WHERE ${isGone}`, before, 'id, sha256');
  const imports = await removed(tx, `DELETE FROM health_imports WHERE ${isUnused}`, before);
  const pets = await removed(tx, 'DELETE FROM pets WHERE updated_at < $1', before);
  return {
    removed: ids.length + files.length + imports.length + pets.length,
    contents: files.flatMap(({ sha256 }) => sha256 ?? []),
  };
}

function removed(
  tx: Queryable,
  statement: string,
  before: Date,
  columns = 'id',
): Promise<{ id: string; sha256?: string }[]> {
  return tx.query(`${statement} RETURNING ${columns}`, [before]);
}
