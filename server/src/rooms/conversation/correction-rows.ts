import type { Queryable } from '../../db/database.ts';
import type { Correction } from './conversation.ts';

/** An answer in a conversation. */
export interface AnswerPlace {
  readonly of: string;
  readonly id: string;
}

/** The table in which a room keeps what is said, a row a message; its conditions are SQL on such a row. */
export interface SpokenTable<Row extends object> {
  readonly name: string;
  /** The column with the conversation's id. */
  readonly of: string;
  /** Whether the owner said it, and not to correct something. */
  readonly isAnswer: string;
  /** Whether it asks the owner something. */
  readonly isQuestion: string;
  /** What is read of a row that is removed, as SQL. */
  readonly columns: string;
  /** Puts other words in an answer's place. */
  rewrite(tx: Queryable, place: AnswerPlace, given: { words: string; at: Date }): Promise<Row[]>;
}

/** Puts a correction into what was said; gives the words that now are to stand before what is said upon it, or null. */
export async function correctRows<Row extends object>(
  tx: Queryable,
  table: SpokenTable<Row>,
  given: { readonly of: string; readonly correction: Correction; readonly at: Date },
): Promise<string | null> {
  const { of, correction, at } = given;
  const { answer, said = null, undoes } = correction;
  if (answer === undefined) {
    // The open question moves to the end, or another one takes its place.
    await removeQuestion(tx, table, of);
    const isUndone = undoes !== undefined && (await removeSame(tx, table, { of, words: undoes }));
    return isUndone ? null : said;
  }
  const place = { of, id: answer.id };
  if ('words' in answer) await table.rewrite(tx, place, { words: answer.words, at });
  await removeUpon(tx, table, { ...place, isTakenBack: !('words' in answer) });
  return null;
}

/** Removes the newest row when it asks a question; gives it. */
export function removeQuestion<Row extends object>(
  tx: Queryable,
  { name, columns, isQuestion, ...table }: SpokenTable<Row>,
  of: string,
): Promise<Row[]> {
  return tx.query<Row>(
    `DELETE FROM ${name} WHERE ${table.of} = $1 AND ${isQuestion}
       AND position = (SELECT max(position) FROM ${name} WHERE ${table.of} = $1)
     RETURNING ${columns}`,
    [of],
  );
}

/** Removes the newest row when it is a correction in these words; tells whether it was. */
async function removeSame<Row extends object>(
  tx: Queryable,
  { name, ...table }: SpokenTable<Row>,
  { of, words }: { of: string; words: string },
): Promise<boolean> {
  const removed = await tx.query(
    `DELETE FROM ${name} WHERE ${table.of} = $1 AND message_type = 'correction' AND content = $2
       AND position = (SELECT max(position) FROM ${name} WHERE ${table.of} = $1)
     RETURNING id`,
    [of, words],
  );
  return removed.length > 0;
}

/** Removes what was said upon an answer; one that is taken back goes too, and the question it answered. */
async function removeUpon<Row extends object>(
  tx: Queryable,
  { name, isAnswer, isQuestion, ...table }: SpokenTable<Row>,
  { of, id, isTakenBack }: AnswerPlace & { isTakenBack: boolean },
): Promise<void> {
  await tx.query(
    `WITH answer AS (SELECT position FROM ${name} WHERE ${table.of} = $1 AND id = $2)
     DELETE FROM ${name} WHERE ${table.of} = $1 AND (
       (message_type <> 'correction' AND position > (SELECT position FROM answer))
       OR ($3 AND id = $2)
       OR ($3 AND ${isQuestion} AND position > (
         SELECT max(position) FROM ${name} WHERE ${table.of} = $1 AND ${isAnswer}
           AND position < (SELECT position FROM answer))))`,
    [of, id, isTakenBack],
  );
}
