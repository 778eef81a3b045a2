import type { Assessment, DeviceCheck } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';

/** Who sent a device's consult of this id; null when nobody has. */
export async function findSender(db: Queryable, id: string): Promise<string | null> {
  const rows = await db.query<{ owner_id: string }>(
    'SELECT owner_id FROM device_consults WHERE id = $1',
    [id],
  );
  return rows[0]?.owner_id ?? null;
}

/** Notes that a consult has come; false when it came before. */
export async function noteReceived(
  tx: Queryable,
  { id, ownerId, at }: { id: string; ownerId: string; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO device_consults (id, owner_id, received_at) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING id`,
    [id, ownerId, at],
  );
  return rows.length > 0;
}

/** What the id names on this server already. */
export async function findHolder(
  tx: Queryable,
  id: string,
): Promise<{ owner_id: string; is_open: boolean } | null> {
  const rows = await tx.query<{ owner_id: string; is_open: boolean }>(
    `SELECT owner_id, status <> 'finished' AS is_open FROM consults WHERE id = $1
     UNION ALL
     SELECT owner_id, true FROM reasoning_streams WHERE session_id = $1
       AND NOT EXISTS (SELECT 1 FROM consults WHERE id = $1)`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * Removes what the server itself had begun under the id, and every call that
 * still works on it; files stay with the id.
 */
export async function removeBegun(tx: Queryable, id: string): Promise<void> {
  await tx.query('DELETE FROM consults WHERE id = $1', [id]);
  await tx.query('DELETE FROM reasoning_streams WHERE session_id = $1', [id]);
  await tx.query('DELETE FROM jobs WHERE session_id = $1', [id]);
}

export async function markAsDeviceMade(
  tx: Queryable,
  id: string,
  { assessment, check, at }: { assessment: Assessment; check: DeviceCheck; at: Date },
): Promise<void> {
  await tx.query(
    `UPDATE consults SET assessment = $2::jsonb, made_on_device = $3, updated_at = $4
     WHERE id = $1`,
    [id, toJson(assessment), check, at],
  );
}
