import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import { isUploadOf } from '../uploads/sql.ts';
import type { StoredReading } from './stored-reading.ts';

export interface LabReportRow {
  readonly upload_id: string;
  readonly status: 'read' | 'none' | 'unreadable';
  readonly readings: readonly StoredReading[];
}

export type NamedLabReport = LabReportRow & { readonly name: string };

/** What was read of an owner's file; null while nobody has read it. */
export async function findLabReport(
  db: Queryable,
  ownerId: string,
  uploadId: string,
): Promise<LabReportRow | null> {
  const rows = await db.query<LabReportRow>(
    'SELECT upload_id, status, readings FROM lab_reports WHERE upload_id = $1 AND owner_id = $2',
    [uploadId, ownerId],
  );
  return rows[0] ?? null;
}

/** Keeps what was read; whoever read the same file first wins. */
export async function addLabReport(
  db: Queryable,
  ownerId: string,
  { upload_id, status, readings, at }: LabReportRow & { at: Date },
): Promise<void> {
  await db.query(
    `INSERT INTO lab_reports (upload_id, owner_id, status, readings, created_at)
     SELECT $1::text, $2::text, $3, $4::jsonb, $5::timestamptz WHERE ${isUploadOf('$1', '$2')}
     ON CONFLICT (upload_id) DO NOTHING`,
    [upload_id, ownerId, status, toJson(readings), at],
  );
}

/** Keeps what the owner said of each value, and when. */
export async function decideLabReport(
  tx: Queryable,
  ownerId: string,
  { uploadId, readings, at }: { uploadId: string; readings: readonly StoredReading[]; at: Date },
): Promise<void> {
  await tx.query(
    `UPDATE lab_reports SET readings = $3::jsonb, decided_at = $4
     WHERE upload_id = $1 AND owner_id = $2`,
    [uploadId, ownerId, toJson(readings), at],
  );
}
