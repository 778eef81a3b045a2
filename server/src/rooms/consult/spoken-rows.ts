import type { SpokenRows } from '../conversation/correction-rows.ts';

/** The turns of a consult, as a correction changes them. */
export const SPOKEN_TURNS: SpokenRows = {
  rewrite: async (tx, { of, id }, { words, at }) => {
    await tx.query(
      'UPDATE consult_turns SET content = $3, edited_at = $4 WHERE consult_id = $1 AND id = $2',
      [of, id, words, at],
    );
    await tx.query(
      `DELETE FROM consult_turns WHERE consult_id = $1 AND message_type <> 'correction'
         AND position > (SELECT position FROM consult_turns WHERE id = $2)`,
      [of, id],
    );
  },
  takeBack: async (tx, { of, id }) => {
    await tx.query(
      `WITH answer AS (SELECT position FROM consult_turns WHERE id = $2)
       DELETE FROM consult_turns WHERE consult_id = $1 AND (
         (message_type <> 'correction' AND position >= (SELECT position FROM answer))
         OR (message_type = 'question' AND position > (
           SELECT max(position) FROM consult_turns WHERE consult_id = $1
             AND message_type IN ('initial_symptoms', 'answer')
             AND position < (SELECT position FROM answer))))`,
      [of, id],
    );
  },
  removeQuestion: (tx, of) =>
    tx.query(
      `DELETE FROM consult_turns WHERE consult_id = $1 AND message_type = 'question'
         AND position = (SELECT max(position) FROM consult_turns WHERE consult_id = $1)`,
      [of],
    ),
  removeSame: async (tx, of, words) => {
    const removed = await tx.query(
      `DELETE FROM consult_turns
       WHERE consult_id = $1 AND message_type = 'correction' AND content = $2
         AND position = (SELECT max(position) FROM consult_turns WHERE consult_id = $1)
       RETURNING id`,
      [of, words],
    );
    return removed.length > 0;
  },
};
