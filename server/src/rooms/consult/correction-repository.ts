import type { Queryable } from '../../db/database.ts';
import type { TurnRow } from './repository.ts';

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

/** Puts other words in an answer's place, and removes what was said upon the old ones; corrections stay. */
export async function rewriteAnswer(
  tx: Queryable,
  turn: { consultId: string; id: string },
  { content, at }: { content: string; at: Date },
): Promise<void> {
  await tx.query(
    'UPDATE consult_turns SET content = $3, edited_at = $4 WHERE consult_id = $1 AND id = $2',
    [turn.consultId, turn.id, content, at],
  );
  await tx.query(
    `DELETE FROM consult_turns WHERE consult_id = $1 AND message_type <> 'correction'
       AND position > (SELECT position FROM consult_turns WHERE id = $2)`,
    [turn.consultId, turn.id],
  );
}

/** Removes an answer, the question it answered and what was said upon it; corrections stay. */
export async function removeAnswer(
  tx: Queryable,
  turn: { consultId: string; id: string },
): Promise<void> {
  await tx.query(
    `WITH answer AS (SELECT position FROM consult_turns WHERE id = $2)
     DELETE FROM consult_turns WHERE consult_id = $1 AND (
       (message_type <> 'correction' AND position >= (SELECT position FROM answer))
       OR (message_type = 'question' AND position > (
         SELECT max(position) FROM consult_turns WHERE consult_id = $1
           AND message_type IN ('initial_symptoms', 'answer')
           AND position < (SELECT position FROM answer))))`,
    [turn.consultId, turn.id],
  );
}

/** Removes the last turn when it is of a kind, and says these words; true when it was. */
export async function removeLastTurn(
  tx: Queryable,
  consultId: string,
  { kind, content }: { kind: 'question' | 'correction'; content?: string },
): Promise<boolean> {
  const rows = await tx.query(
    `DELETE FROM consult_turns WHERE consult_id = $1 AND message_type = $2
       AND ($3::text IS NULL OR content = $3)
       AND position = (SELECT max(position) FROM consult_turns WHERE consult_id = $1)
     RETURNING id`,
    [consultId, kind, content ?? null],
  );
  return rows.length > 0;
}
