import type { Queryable } from '../../db/database.ts';

/** A row as it is exported; where it stands among the others goes by these two. */
export type ExportedRow = Record<string, unknown> & {
  readonly id: string;
  readonly created_at: Date;
};

/** The next few rows of an owner after a row, oldest first. */
export type ReadPage = (
  db: Queryable,
  ownerId: string,
  after: ExportedRow | null,
) => Promise<ExportedRow[]>;

/** Rows to a page: few enough that others' calls come in between. */
const PAGE = 4;

/** Reads one kind of rows page by page; `sql` names its table's columns by `alias`. */
function pages(sql: string, alias: string): ReadPage {
  const statement = `${sql} AND (${alias}.created_at, ${alias}.id) > ($2::timestamptz, $3)
    ORDER BY ${alias}.created_at, ${alias}.id LIMIT ${PAGE}`;
  return (db, ownerId, after) =>
    db.query(statement, [ownerId, after?.created_at ?? '-infinity', after?.id ?? '']);
}

/** Everything of an owner lies in one of these; rows that hang on them go with them. */
const OWNED = [
  'jobs',
  'reasoning_streams',
  'report_shares',
  'vet_answers',
  'consult_outcomes',
  'consult_follows',
  'uploads',
  'health_imports',
  'chat_sessions',
  'device_consults',
  'consults',
  'pets',
  'access_log',
] as const;

/** Removes all of an owner's data; the owner and their sessions stay. */
export async function removeAll(tx: Queryable, ownerId: string): Promise<void> {
  for (const table of OWNED) await tx.query(`DELETE FROM ${table} WHERE owner_id = $1`, [ownerId]);
  await tx.query('UPDATE owners SET second_ear = NULL WHERE id = $1', [ownerId]);
}

export const readPets = pages(
  `SELECT p.id, p.facts, p.weights, p.created_at, p.updated_at,
     (SELECT '/api/files/' || u.id FROM uploads u WHERE u.pet_id = p.id) AS picture
   FROM pets p WHERE p.owner_id = $1`,
  'p',
);

export const readAssessments = pages(
  `SELECT c.id, c.status, c.title, c.species, c.breed, c.patient_data, c.medical_history,
     c.triage, c.assessment, c.made_on_device, c.created_at, c.updated_at,
     (SELECT coalesce(jsonb_agg(jsonb_build_object('author', a.author, 'words', a.words,
        'createdAt', a.created_at) ORDER BY a.created_at, a.id), '[]'::jsonb)
      FROM vet_answers a WHERE a.consult_id = c.id) AS vet_answers,
     (SELECT jsonb_build_object('diagnosis', o.diagnosis, 'foundOn', o.found_on)
      FROM consult_outcomes o WHERE o.consult_id = c.id) AS outcome,
     (SELECT jsonb_build_object('after', f.earlier_id, 'signs', f.signs)
      FROM consult_follows f WHERE f.consult_id = c.id) AS follows,
     (SELECT coalesce(jsonb_agg(jsonb_build_object('role', t.role, 'type', t.message_type,
        'content', t.content, 'reasoning', t.reasoning, 'files', t.uploaded_files,
        'createdAt', t.created_at) ORDER BY t.position), '[]'::jsonb)
      FROM consult_turns t WHERE t.consult_id = c.id) AS turns
   FROM consults c WHERE c.owner_id = $1`,
  'c',
);

export const readConversations = pages(
  `SELECT s.id, s.stage, s.created_at, s.updated_at,
     (SELECT coalesce(jsonb_agg(jsonb_build_object('role', m.role, 'type', m.message_type,
        'content', m.content, 'reasoning', m.reasoning, 'metadata', m.metadata,
        'createdAt', m.created_at) ORDER BY m.position), '[]'::jsonb)
      FROM chat_messages m WHERE m.session_id = s.id) AS messages
   FROM chat_sessions s WHERE s.owner_id = $1`,
  's',
);

export const readFiles = pages(
  `SELECT id, name, type, size::float8 AS size, consult_id AS assessment,
     '/api/files/' || id AS address, created_at,
     (SELECT l.readings FROM lab_reports l WHERE l.upload_id = uploads.id) AS laboratory_values
   FROM uploads WHERE owner_id = $1`,
  'uploads',
);

export const readHealthImports = pages(
  `SELECT h.id, h.subject, h.stats, h.overview, h.consult_id AS assessment, h.created_at,
     (SELECT coalesce(jsonb_agg(m.metric ORDER BY m.position), '[]'::jsonb)
      FROM health_metrics m WHERE m.import_id = h.id) AS metrics
   FROM health_imports h WHERE h.owner_id = $1`,
  'h',
);

export const readReportLinks = pages(
  `SELECT id, consult_id AS assessment, created_at, expires_at
   FROM report_shares WHERE owner_id = $1`,
  'report_shares',
);

export const readAccesses = pages(
  `SELECT l.id, l.created_at, l.last_at, l.who, l.device, l.act, l.data, l.times
   FROM (SELECT lpad(id::text, 15, '0') AS id, owner_id, first_at AS created_at, last_at, who, device, act, data, times
         FROM access_log) l
   WHERE l.owner_id = $1`,
  'l',
);
