import type { Queryable } from '../../db/database.ts';

/** Tries of one source, an address, a device or everybody, in the window that its first one began. */
export interface Tries {
  readonly tries: number;
  readonly ends_at: Date;
}

/** Longer than any window: one that ends later was begun by a clock that has been set back since. */
const LONGEST_MS = 16 * 60_000;
const latest = (now: Date): Date => new Date(now.getTime() + LONGEST_MS);

/** By source; one whose window is over at `now` is left out. */
export async function listTries(
  db: Queryable,
  sources: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Tries>> {
  const rows = await db.query<Tries & { source: string }>(
    `SELECT source, tries, ends_at FROM sign_in_tries
     WHERE source = ANY($1::text[]) AND ends_at > $2 AND ends_at < $3`,
    [sources, now, latest(now)],
  );
  return new Map(rows.map((row) => [row.source, row]));
}

/**
 * Counts a try of a source, unless it has had `most` in its window; tells whether it did, however many try at once and on
 * whichever server. A first try, and one after its window, begins one that ends at `endsAt`.
 */
export async function addTry(
  tx: Queryable,
  { source, most, now, endsAt }: { source: string; most: number; now: Date; endsAt: Date },
): Promise<boolean> {
  const counted = await tx.query(
    `INSERT INTO sign_in_tries AS held (source, tries, ends_at) VALUES ($1, 1, $4)
     ON CONFLICT (source) DO UPDATE SET
       tries = CASE WHEN held.ends_at > $3 AND held.ends_at < $5 THEN held.tries + 1 ELSE 1 END,
       ends_at = CASE WHEN held.ends_at > $3 AND held.ends_at < $5 THEN held.ends_at ELSE excluded.ends_at END
     WHERE held.tries < $2 OR held.ends_at <= $3 OR held.ends_at >= $5
     RETURNING source`,
    [source, most, now, endsAt, latest(now)],
  );
  return counted.length > 0;
}

/** Takes a try back that was none to count; nothing is left of a source that has no other. */
export async function takeTryBack(tx: Queryable, source: string, now: Date): Promise<void> {
  await tx.query(
    `WITH less AS (UPDATE sign_in_tries SET tries = tries - 1 WHERE source = $1 AND tries > 1 AND ends_at > $2)
     DELETE FROM sign_in_tries WHERE source = $1 AND tries <= 1`,
    [source, now],
  );
}

/** Forgets the sources whose window is over; one that is tried at this moment stays until the next time. */
export async function removePastTries(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `DELETE FROM sign_in_tries WHERE source IN (
       SELECT source FROM sign_in_tries WHERE ends_at <= $1 OR ends_at >= $2 FOR UPDATE SKIP LOCKED)`,
    [now, latest(now)],
  );
}
