import type { HealthMetric, HealthStats, HealthSubject, HealthWarning } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';

/** What a kept export says besides its metrics. */
export interface HealthOverview {
  readonly workouts: number;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly warnings: readonly HealthWarning[];
}

export interface HealthImportRow {
  readonly id: string;
  readonly subject: HealthSubject;
  readonly stats: HealthStats;
  readonly overview: HealthOverview;
}

export interface NewHealthImport {
  readonly id: string;
  readonly ownerId: string;
  /** Where the export was unpacked and read. */
  readonly readOn: 'server' | 'device';
  readonly stats: HealthStats;
  readonly overview: HealthOverview;
  readonly metrics: readonly HealthMetric[];
  readonly at: Date;
}

const COLUMNS = 'id, subject, stats, overview';
/** Rows to a statement: few enough parameters, and no statement of many megabytes. */
const BATCH = 20;

/** Writes what was read of a health export, its metrics in order. */
export async function addImport(tx: Queryable, one: NewHealthImport): Promise<void> {
  await tx.query(
    `INSERT INTO health_imports (id, owner_id, read_on, subject, stats, overview, created_at)
     VALUES ($1, $2, $3, 'person', $4::jsonb, $5::jsonb, $6)`,
    [one.id, one.ownerId, one.readOn, toJson(one.stats), toJson(one.overview), one.at],
  );
  for (let from = 0; from < one.metrics.length; from += BATCH) {
    const rows = one.metrics.slice(from, from + BATCH);
    const places = rows.map((_, index) => `($1, $${index * 2 + 2}, $${index * 2 + 3}::jsonb)`);
    await tx.query(
      `INSERT INTO health_metrics (import_id, position, metric) VALUES ${places.join(', ')}`,
      [one.id, ...rows.flatMap((metric, index) => [from + index, toJson(metric)])],
    );
  }
}

/** An import of this owner; null when there is none, or it is somebody else's. */
export async function findImport(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<HealthImportRow | null> {
  const rows = await db.query<HealthImportRow>(
    `SELECT ${COLUMNS} FROM health_imports WHERE id = $1 AND owner_id = $2`,
    [id, ownerId],
  );
  return rows[0] ?? null;
}

/** The metrics of an import, in the order in which they are shown. */
export async function listMetrics(db: Queryable, importId: string): Promise<HealthMetric[]> {
  const rows = await db.query<{ metric: HealthMetric }>(
    'SELECT metric FROM health_metrics WHERE import_id = $1 ORDER BY position',
    [importId],
  );
  return rows.map(({ metric }) => metric);
}

/** Marks one import for the owner's next assessment, or none; false when it is not there. */
export async function attachImport(
  tx: Queryable,
  ownerId: string,
  { id, subject, at }: { id: string; subject: HealthSubject; at: Date | null },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE health_imports SET subject = $3, attached_at = $4, consult_id = NULL
     WHERE id = $1 AND owner_id = $2 RETURNING id`,
    [id, ownerId, subject, at],
  );
  if (rows.length === 0) return false;
  await tx.query(
    'UPDATE health_imports SET attached_at = NULL WHERE owner_id = $1 AND id <> $2 AND consult_id IS NULL',
    [ownerId, id],
  );
  return true;
}

/** The import that waits for the owner's next assessment. */
export async function findAttached(
  db: Queryable,
  ownerId: string,
): Promise<HealthImportRow | null> {
  const rows = await db.query<HealthImportRow>(
    `SELECT ${COLUMNS} FROM health_imports
     WHERE owner_id = $1 AND attached_at IS NOT NULL AND consult_id IS NULL
     ORDER BY attached_at DESC LIMIT 1`,
    [ownerId],
  );
  return rows[0] ?? null;
}

/** Ties the waiting import to the assessment that took it. */
export async function tieImport(tx: Queryable, id: string, consultId: string): Promise<void> {
  await tx.query('UPDATE health_imports SET consult_id = $2 WHERE id = $1', [id, consultId]);
}

/** The metrics of the import that a consult took, and whose they are; empty where it took none. */
export async function listConsultMetrics(
  db: Queryable,
  ownerId: string,
  consultId: string,
): Promise<{ metrics: HealthMetric[]; subject: HealthSubject }> {
  const rows = await db.query<{ metric: HealthMetric; subject: HealthSubject }>(
    `SELECT metric, subject FROM health_imports JOIN health_metrics ON import_id = id
     WHERE owner_id = $1 AND consult_id = $2 ORDER BY position`,
    [ownerId, consultId],
  );
  return { metrics: rows.map(({ metric }) => metric), subject: rows[0]?.subject ?? 'person' };
}

/** Removes an owner's import; false when they have none of that id. */
export async function removeImport(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    'DELETE FROM health_imports WHERE id = $1 AND owner_id = $2 RETURNING id',
    [id, ownerId],
  );
  return rows.length > 0;
}

/** Keeps an owner's newest imports, and the one that waits for an assessment. */
export async function removeOldImports(
  tx: Queryable,
  ownerId: string,
  keep: number,
): Promise<void> {
  await tx.query(
    `DELETE FROM health_imports WHERE owner_id = $1
       AND (attached_at IS NULL OR consult_id IS NOT NULL)
       AND id NOT IN (
         SELECT id FROM health_imports WHERE owner_id = $1 ORDER BY created_at DESC, id LIMIT $2
       )`,
    [ownerId, keep],
  );
}
