import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import { isSessionHeld } from '../reasoning/sql.ts';

/** What a model saw in one picture. */
export interface SeenPicture {
  readonly id: string;
  readonly name: string;
  readonly seen: string;
}

export interface ReaderUse {
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly pictures: readonly SeenPicture[];
}

/** Tokens and pictures that one conversation has cost so far; null for none. */
export async function findUse(db: Queryable, sessionId: string): Promise<ReaderUse | null> {
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
     SELECT $1::text, $2, $3, $4::jsonb WHERE ${isSessionHeld('$1')}
     ON CONFLICT (session_id) DO UPDATE SET
       tokens_in = second_ear_use.tokens_in + excluded.tokens_in,
       tokens_out = second_ear_use.tokens_out + excluded.tokens_out,
       pictures = second_ear_use.pictures || excluded.pictures`,
    [sessionId, more.tokens.in, more.tokens.out, pictures],
  );
}
