import type { FileNote } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import type { ReadDocument } from './reading/document.ts';

export interface UploadRow {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
  readonly apple_health: boolean;
  readonly total_records: number | null;
  readonly notes: readonly FileNote[];
}

/** Sizes fit a double exactly; the drivers would give bigint as text or BigInt. */
const COLUMNS =
  'id, sha256, name, size::float8 AS size, type, apple_health, total_records::float8 AS total_records, notes';

/** Writes a file that is on the disk already; `sha256` names its bytes. */
export async function addUpload(
  db: Queryable,
  upload: UploadRow & {
    ownerId: string;
    consultId: string | null;
    reading: ReadDocument | null;
    at: Date;
  },
): Promise<void> {
  await db.query(
    `INSERT INTO uploads (id, owner_id, consult_id, sha256, name, size, type, apple_health,
       total_records, created_at, notes, reading)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12::jsonb)`,
    [
      upload.id,
      upload.ownerId,
      upload.consultId,
      upload.sha256,
      upload.name,
      upload.size,
      upload.type,
      upload.apple_health,
      upload.total_records,
      upload.at,
      toJson(upload.notes),
      upload.reading === null ? null : toJson(upload.reading),
    ],
  );
}

/** An owner's file by its id; null for none. */
export async function findUpload(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<UploadRow | null> {
  const rows = await db.query<UploadRow>(
    `SELECT ${COLUMNS} FROM uploads WHERE id = $1 AND owner_id = $2`,
    [id, ownerId],
  );
  return rows[0] ?? null;
}

/** A file whose owner has been checked before: it was resolved into a case of theirs. */
export async function findPicture(db: Queryable, id: string): Promise<UploadRow | null> {
  const rows = await db.query<UploadRow>(`SELECT ${COLUMNS} FROM uploads WHERE id = $1`, [id]);
  return rows[0] ?? null;
}

/** What a file of this owner says; null when nothing was read, or it is not theirs. */
export async function findReading(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<ReadDocument | null> {
  const rows = await db.query<{ reading: ReadDocument | null }>(
    'SELECT reading FROM uploads WHERE id = $1 AND owner_id = $2',
    [id, ownerId],
  );
  return rows[0]?.reading ?? null;
}

/** The owner's newest file of a name that belongs to no assessment yet. */
export async function findLooseUpload(
  db: Queryable,
  ownerId: string,
  name: string,
): Promise<UploadRow | null> {
  const rows = await db.query<UploadRow>(
    `SELECT ${COLUMNS} FROM uploads WHERE owner_id = $1 AND name = $2 AND consult_id IS NULL AND pet_id IS NULL
     ORDER BY created_at DESC, id LIMIT 1`,
    [ownerId, name],
  );
  return rows[0] ?? null;
}

/** How much an owner keeps: files, and their bytes. */
export async function usageOf(
  db: Queryable,
  ownerId: string,
): Promise<{ files: number; bytes: number }> {
  const [row] = await db.query<{ files: number; bytes: number }>(
    `SELECT count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes
     FROM uploads WHERE owner_id = $1`,
    [ownerId],
  );
  return row ?? { files: 0, bytes: 0 };
}

/** The bytes that an owner's files name, by hash, each once. */
export async function listContents(db: Queryable, ownerId: string): Promise<string[]> {
  const rows = await db.query<{ sha256: string }>(
    'SELECT DISTINCT sha256 FROM uploads WHERE owner_id = $1',
    [ownerId],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** Whether any owner's file still has these bytes. */
export async function isNamed(db: Queryable, sha256: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM uploads WHERE sha256 = $1 LIMIT 1', [sha256]);
  return rows.length > 0;
}

/** Ties files to a consult, unless they belong to one already. */
export async function attachUploads(
  tx: Queryable,
  ownerId: string,
  { ids, consultId }: { ids: readonly string[]; consultId: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE uploads SET consult_id = $3
     WHERE owner_id = $1 AND id = ANY($2::text[]) AND consult_id IS NULL AND pet_id IS NULL`,
    [ownerId, ids, consultId],
  );
}

/** Removes an owner's file by its id; its bytes stay until nobody names them. */
export async function removeUpload(db: Queryable, ownerId: string, id: string): Promise<void> {
  await db.query('DELETE FROM uploads WHERE id = $1 AND owner_id = $2', [id, ownerId]);
}

/** Files of some consults, and others named by id, that belong to this owner; oldest first. */
export async function listUploadIds(
  db: Queryable,
  ownerId: string,
  { ids, consultIds }: { ids: readonly string[]; consultIds: readonly string[] },
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM uploads
     WHERE owner_id = $1 AND (id = ANY($2::text[]) OR consult_id = ANY($3::text[]))
     ORDER BY created_at, id`,
    [ownerId, ids, consultIds],
  );
  return rows.map(({ id }) => id);
}

/** The pictures that an owner has attached in a consult, first ones first. */
export async function listPictures(
  db: Queryable,
  consultId: string,
): Promise<{ id: string; name: string }[]> {
  return db.query(
    `SELECT id, name FROM uploads WHERE consult_id = $1 AND type LIKE 'image/%'
     ORDER BY created_at, id LIMIT 3`,
    [consultId],
  );
}
