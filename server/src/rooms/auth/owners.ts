import type { Queryable } from '../../db/database.ts';

/** Until the transaction ends, nobody else changes what `holdOwner` guards of this owner. */
export async function holdOwner(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query('SELECT 1 FROM owners WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
}

/** Until the transaction ends, nobody else adds anything of this owner; what is being added is waited for. */
export async function lockOwner(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query('SELECT 1 FROM owners WHERE id = $1 FOR UPDATE', [ownerId]);
}

/** Whether anybody has signed in to this server yet. */
export async function hasOwners(db: Queryable): Promise<boolean> {
  const [found] = await db.query('SELECT 1 FROM owners LIMIT 1');
  return found !== undefined;
}

/** Whether a language model may read the owner's words; null while they were not asked. */
export async function findModelConsent(db: Queryable, ownerId: string): Promise<boolean | null> {
  const [row] = await db.query<{ second_ear: boolean | null }>(
    'SELECT second_ear FROM owners WHERE id = $1',
    [ownerId],
  );
  return row?.second_ear ?? null;
}

/** Keeps the owner's word on a language model; null takes the answer back, and they are asked again. */
export async function keepModelConsent(
  db: Queryable,
  ownerId: string,
  allowed: boolean | null,
): Promise<void> {
  await db.query('UPDATE owners SET second_ear = $2 WHERE id = $1', [ownerId, allowed]);
}
