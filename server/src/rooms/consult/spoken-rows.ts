import type { SpokenTable } from '../conversation/correction-rows.ts';

/** The turns of a consult, as a correction changes them. */
export const SPOKEN_TURNS: SpokenTable<{ id: string }> = {
  name: 'consult_turns',
  of: 'consult_id',
  columns: 'id',
  isAnswer: "message_type IN ('initial_symptoms', 'answer')",
  isQuestion: "message_type = 'question'",
  rewrite: (tx, { of, id }, { words, at }) =>
    tx.query(
      'UPDATE consult_turns SET content = $3, edited_at = $4 WHERE consult_id = $1 AND id = $2',
      [of, id, words, at],
    ),
};
