import type { Queryable } from '../../db/database.ts';

export interface ShareRow {
  readonly id: string;
  readonly consult_id: string;
  readonly owner_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly time_zone: string;
  /** Not of a link from before its maker was told that it does. */
  readonly shows_pictures: boolean;
}

const COLUMNS = 'id, consult_id, owner_id, created_at, expires_at, time_zone, shows_pictures';

/** Keeps a link to a report; its token only as a hash. */
export async function addShare(
  tx: Queryable,
  share: ShareRow & { readonly tokenHash: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO report_shares (id, token_hash, consult_id, owner_id, created_at, expires_at, time_zone, shows_pictures)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      share.id,
      share.tokenHash,
      share.consult_id,
      share.owner_id,
      share.created_at,
      share.expires_at,
      share.time_zone,
      share.shows_pictures,
    ],
  );
}

/** Links of one report of this owner that still work, newest first. */
export function listShares(
  db: Queryable,
  ownerId: string,
  { consultId, now }: { consultId: string; now: Date },
): Promise<ShareRow[]> {
  return db.query<ShareRow>(
    `SELECT ${COLUMNS} FROM report_shares
     WHERE owner_id = $1 AND consult_id = $2 AND expires_at > $3 ORDER BY created_at DESC, id`,
    [ownerId, consultId, now],
  );
}

/** The link that this secret opens, while it works. */
export async function findShare(
  db: Queryable,
  tokenHash: string,
  now: Date,
): Promise<ShareRow | null> {
  const rows = await db.query<ShareRow>(
    `SELECT ${COLUMNS} FROM report_shares WHERE token_hash = $1 AND expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

/** Ends an owner's link; false when they have none of that id. */
export async function removeShare(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    'DELETE FROM report_shares WHERE id = $1 AND owner_id = $2 RETURNING id',
    [id, ownerId],
  );
  return rows.length > 0;
}

/** Removes links that have run out. */
export async function removeExpiredShares(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM report_shares WHERE expires_at <= $1', [now]);
}
