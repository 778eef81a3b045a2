import type { Queryable } from '../../db/database.ts';
import type { Correction } from './conversation.ts';

/** An answer in a conversation. */
export interface AnswerPlace {
  readonly of: string;
  readonly id: string;
}

/** What a room can do with the rows in which it keeps what is said. A correction is never removed but by `removeSame`. */
export interface SpokenRows {
  /** Puts other words in an answer's place, and removes what was said upon the old ones. */
  rewrite(tx: Queryable, place: AnswerPlace, given: { words: string; at: Date }): Promise<void>;
  /** Removes an answer, the question it answered and what was said upon it. */
  takeBack(tx: Queryable, place: AnswerPlace): Promise<void>;
  /** Removes the newest row when it asks a question. */
  removeQuestion(tx: Queryable, of: string): Promise<unknown>;
  /** Removes the newest row when it is a correction in these words; tells whether it was. */
  removeSame(tx: Queryable, of: string, words: string): Promise<boolean>;
}

/** Puts a correction into what was said; gives the words that now are to stand before what is said upon it, or null. */
export async function correctRows(
  tx: Queryable,
  rows: SpokenRows,
  given: { readonly of: string; readonly correction: Correction; readonly at: Date },
): Promise<string | null> {
  const { of, correction, at } = given;
  const { answer, note = null, undoes } = correction;
  if (answer === undefined) {
    // The open question moves to the end, or another one takes its place.
    await rows.removeQuestion(tx, of);
    const isUndone = undoes !== undefined && (await rows.removeSame(tx, of, undoes));
    return isUndone ? null : note;
  }
  const place = { of, id: answer.id };
  if ('words' in answer) await rows.rewrite(tx, place, { words: answer.words, at });
  else await rows.takeBack(tx, place);
  return null;
}
