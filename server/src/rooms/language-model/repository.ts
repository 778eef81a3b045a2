import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';

/** What a model saw in one picture. */
export interface SeenPicture {
  readonly id: string;
  readonly name: string;
  readonly seen: string;
}

export interface EarUse {
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly pictures: readonly SeenPicture[];
}

/** How the newest listening of a consult stands. */
export interface LastListening {
  readonly status: 'running' | 'done' | 'failed';
  readonly outcome: string | null;
}

/** The owner's word; null while they were not asked. */
export async function findAllowed(db: Queryable, ownerId: string): Promise<boolean | null> {
  const [row] = await db.query<{ second_ear: boolean | null }>(
    'SELECT second_ear FROM owners WHERE id = $1',
    [ownerId],
  );
  return row?.second_ear ?? null;
}

export async function keepAllowed(db: Queryable, ownerId: string, allowed: boolean): Promise<void> {
  await db.query('UPDATE owners SET second_ear = $2 WHERE id = $1', [ownerId, allowed]);
}

export async function findUse(db: Queryable, sessionId: string): Promise<EarUse | null> {
  const [row] = await db.query<{ tokens_in: number; tokens_out: number; pictures: SeenPicture[] }>(
    `SELECT tokens_in::float8 AS tokens_in, tokens_out::float8 AS tokens_out, pictures
     FROM second_ear_use WHERE session_id = $1`,
    [sessionId],
  );
  if (row === undefined) return null;
  return { tokensIn: row.tokens_in, tokensOut: row.tokens_out, pictures: row.pictures };
}

/** Counts what a question has cost, and keeps what was seen; nothing for an assessment that was deleted meanwhile. */
export async function addUse(
  db: Queryable,
  sessionId: string,
  more: { tokens: { in: number; out: number }; picture?: SeenPicture },
): Promise<void> {
  const pictures = toJson(more.picture === undefined ? [] : [more.picture]);
  await db.query(
    `INSERT INTO second_ear_use (session_id, tokens_in, tokens_out, pictures)
     SELECT session_id, $2, $3, $4::jsonb FROM reasoning_streams WHERE session_id = $1
     ON CONFLICT (session_id) DO UPDATE SET
       tokens_in = second_ear_use.tokens_in + excluded.tokens_in,
       tokens_out = second_ear_use.tokens_out + excluded.tokens_out,
       pictures = second_ear_use.pictures || excluded.pictures`,
    [sessionId, more.tokens.in, more.tokens.out, pictures],
  );
}

export async function findLastListening(
  db: Queryable,
  consultId: string,
): Promise<LastListening | null> {
  const [row] = await db.query<LastListening>(
    `SELECT status, result ->> 'outcome' AS outcome FROM jobs
     WHERE session_id = $1 AND kind = 'listen'
     ORDER BY (status = 'running') DESC, created_at DESC LIMIT 1`,
    [consultId],
  );
  return row ?? null;
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
