import type { Queryable } from '../../db/database.ts';

type Rows = Record<string, unknown>[];

/** Everything of an owner lies in one of these; rows that hang on them go with them. */
const OWNED = [
  'jobs',
  'reasoning_streams',
  'report_shares',
  'uploads',
  'health_imports',
  'chat_sessions',
  'device_consults',
  'consults',
] as const;

/** Removes all of an owner's data; the owner and their sessions stay. */
export async function removeAll(tx: Queryable, ownerId: string): Promise<void> {
  for (const table of OWNED) await tx.query(`DELETE FROM ${table} WHERE owner_id = $1`, [ownerId]);
}

export function readAssessments(db: Queryable, ownerId: string): Promise<Rows> {
  return db.query(
    `SELECT c.id, c.status, c.title, c.species, c.breed, c.patient_data, c.medical_history,
       c.triage, c.assessment, c.made_on_device, c.created_at, c.updated_at,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('role', t.role, 'type', t.message_type,
          'content', t.content, 'reasoning', t.reasoning, 'files', t.uploaded_files,
          'createdAt', t.created_at) ORDER BY t.position), '[]'::jsonb)
        FROM consult_turns t WHERE t.consult_id = c.id) AS turns
     FROM consults c WHERE c.owner_id = $1 ORDER BY c.created_at, c.id`,
    [ownerId],
  );
}

export function readConversations(db: Queryable, ownerId: string): Promise<Rows> {
  return db.query(
    `SELECT s.id, s.stage, s.created_at, s.updated_at,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('role', m.role, 'type', m.message_type,
          'content', m.content, 'reasoning', m.reasoning, 'metadata', m.metadata,
          'createdAt', m.created_at) ORDER BY m.position), '[]'::jsonb)
        FROM chat_messages m WHERE m.session_id = s.id) AS messages
     FROM chat_sessions s WHERE s.owner_id = $1 ORDER BY s.created_at, s.id`,
    [ownerId],
  );
}

export function readFiles(db: Queryable, ownerId: string): Promise<Rows> {
  return db.query(
    `SELECT id, name, type, size::float8 AS size, consult_id AS assessment,
       '/api/files/' || id AS address, created_at
     FROM uploads WHERE owner_id = $1 ORDER BY created_at, id`,
    [ownerId],
  );
}

export function readHealthImports(db: Queryable, ownerId: string): Promise<Rows> {
  return db.query(
    `SELECT h.id, h.subject, h.stats, h.overview, h.consult_id AS assessment, h.created_at,
       (SELECT coalesce(jsonb_agg(m.metric ORDER BY m.position), '[]'::jsonb)
        FROM health_metrics m WHERE m.import_id = h.id) AS metrics
     FROM health_imports h WHERE h.owner_id = $1 ORDER BY h.created_at, h.id`,
    [ownerId],
  );
}

export function readReportLinks(db: Queryable, ownerId: string): Promise<Rows> {
  return db.query(
    `SELECT id, consult_id AS assessment, created_at, expires_at
     FROM report_shares WHERE owner_id = $1 ORDER BY created_at, id`,
    [ownerId],
  );
}
