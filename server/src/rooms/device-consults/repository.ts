import type { Queryable } from '../../db/database.ts';

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
