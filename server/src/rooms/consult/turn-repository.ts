import type { NewTurn, TurnKind } from '@petwise/assessor';
import type { Question, UploadedFile } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';

export interface TurnRow {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly message_type: TurnKind;
  readonly content: string;
  readonly question: Question | null;
  readonly reasoning: string | null;
  readonly uploaded_files: UploadedFile[] | null;
  readonly edited_at: Date | null;
  readonly created_at: Date;
}

/** Adds turns behind the last one, in their order; each parameter by its name in the statement. */
export const insertTurns = (of: {
  consult: string;
  at: string;
  turns: string;
  from?: string;
}): string =>
  `INSERT INTO consult_turns (id, consult_id, position, role, message_type, content, question,
     reasoning, uploaded_files, created_at)
   SELECT t.value ->> 'id', ${of.consult}, t.place + coalesce(
       (SELECT max(position) FROM consult_turns WHERE consult_id = ${of.consult}), 0),
     t.value ->> 'role', t.value ->> 'message_type', t.value ->> 'content',
     nullif(t.value -> 'question', 'null'), t.value ->> 'reasoning',
     nullif(t.value -> 'uploaded_files', 'null'), ${of.at}
   FROM jsonb_array_elements(${of.turns}::jsonb) WITH ORDINALITY AS t (value, place)${of.from ?? ''}`;

/** Turns as the text of the `jsonb` that `insertTurns` takes them from. */
export function turnRows(turns: readonly NewTurn[]): string {
  const rows = turns.map((turn) => ({
    id: turn.id,
    role: turn.role,
    message_type: turn.messageType,
    content: turn.content,
    question: turn.question ?? null,
    reasoning: turn.reasoning ?? null,
    uploaded_files: turn.uploadedFiles ?? null,
  }));
  return toJson(rows);
}

/** Adds turns after the last one, in their order. */
export async function addTurns(
  tx: Queryable,
  consultId: string,
  { turns, at }: { turns: readonly NewTurn[]; at: Date },
): Promise<void> {
  await tx.query(insertTurns({ consult: '$1', at: '$2', turns: '$3' }), [
    consultId,
    at,
    turnRows(turns),
  ]);
}

/** The turn of an id in a consult; null when there is none. */
export async function findTurn(
  db: Queryable,
  consultId: string,
  id: string,
): Promise<TurnRow | null> {
  const rows = await db.query<TurnRow>(
    'SELECT * FROM consult_turns WHERE consult_id = $1 AND id = $2',
    [consultId, id],
  );
  return rows[0] ?? null;
}

/** The turns of a consult, in order. */
export async function listTurns(db: Queryable, consultId: string): Promise<TurnRow[]> {
  return db.query<TurnRow>(
    `SELECT id, role, message_type, content, question, reasoning, uploaded_files, edited_at,
       created_at
     FROM consult_turns WHERE consult_id = $1 ORDER BY position`,
    [consultId],
  );
}
