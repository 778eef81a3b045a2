import type { Access } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { EVERY_OWNER, isOwner } from '../auth/sql.ts';

/** One row to add: that somebody saw or changed something of one owner's, so often within an hour. */
export interface NewAccess extends Pick<Access, 'who' | 'device' | 'act' | 'data'> {
  readonly ownerId: string;
  /** Which sign-in or link; '' where there is but one. */
  readonly caller: string;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

export interface AccessRow extends Pick<Access, 'who' | 'device' | 'act' | 'data' | 'times'> {
  readonly id: string;
  readonly caller: string;
  readonly first_at: Date;
  readonly last_at: Date;
}

const COLUMNS = 'owner_id, hour, who, caller, device, act, data, times, first_at, last_at';
const COUNT_ON = `ON CONFLICT (owner_id, hour, who, caller, device, act, data) DO UPDATE
  SET times = access_log.times + excluded.times, last_at = greatest(access_log.last_at, excluded.last_at)`;

/**
 * Adds accesses, or counts them to those of the same hour, which is the database's: two that we take for different
 * ones may be of one row there. Owners who are gone meanwhile are left out.
 */
export async function addAccesses(db: Queryable, accesses: readonly NewAccess[]): Promise<void> {
  await db.query(
    `INSERT INTO access_log (${COLUMNS})
     SELECT a."ownerId", date_trunc('hour', a."firstAt") AS hour, a.who, a.caller, a.device, a.act, a.data,
       sum(a.times), min(a."firstAt"), max(a."lastAt")
     FROM jsonb_to_recordset($1::jsonb) AS a ("ownerId" text, who text, caller text, device text,
       act text, data text, times integer, "firstAt" timestamptz, "lastAt" timestamptz)
     WHERE ${isOwner('a."ownerId"')}
     GROUP BY a."ownerId", hour, a.who, a.caller, a.device, a.act, a.data
     ${COUNT_ON}`,
    [JSON.stringify(accesses)],
  );
}

/** Notes in the log of every owner that all was read, as for a backup. */
export async function addBackupAccess(db: Queryable, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO access_log (${COLUMNS})
     SELECT id, date_trunc('hour', $1::timestamptz), 'operator', '', '', 'read', 'everything', 1, $1, $1
     FROM ${EVERY_OWNER} AS everyone ${COUNT_ON}`,
    [at],
  );
}

/** An owner's accesses before one of them, newest first. */
export function listAccesses(
  db: Queryable,
  ownerId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<AccessRow[]> {
  return db.query<AccessRow>(
    `SELECT id::text AS id, who, caller, device, act, data, times, first_at, last_at FROM access_log
     WHERE owner_id = $1 AND ($2::bigint IS NULL OR (first_at, id) <
       (SELECT first_at, id FROM access_log WHERE owner_id = $1 AND id = $2))
     ORDER BY access_log.first_at DESC, access_log.id DESC LIMIT $3`,
    [ownerId, before, limit],
  );
}

/** Removes the lines last counted before a time. */
export async function removeAccessesBefore(db: Queryable, at: Date): Promise<void> {
  await db.query('DELETE FROM access_log WHERE last_at < $1', [at]);
}
