import type { Queryable } from '../../db/database.ts';
import type { SpokenRows } from '../conversation/correction-rows.ts';
import type { NewMessage } from './repository.ts';

/**
 * The messages of a session, as a correction changes them. What stands where a question does, and may say that none is
 * left, tells whether results can be made.
 */
export const SPOKEN_MESSAGES: SpokenRows = {
  rewrite: async (tx, { of, id }, { words }) => {
    await tx.query(
      `UPDATE chat_messages SET content = $3, message_type = 'text', metadata = jsonb_build_object(
         'imageUrls', coalesce(metadata -> 'imageUrls', '[]'),
         'fileNames', coalesce(metadata -> 'fileNames', '[]'), 'edited', true)
       WHERE session_id = $1 AND id = $2`,
      [of, id, words],
    );
    await tx.query(
      `DELETE FROM chat_messages WHERE session_id = $1 AND message_type <> 'correction'
         AND position > (SELECT position FROM chat_messages WHERE id = $2)`,
      [of, id],
    );
  },
  takeBack: async (tx, { of, id }) => {
    await tx.query(
      `WITH answer AS (SELECT position FROM chat_messages WHERE session_id = $1 AND id = $2)
       DELETE FROM chat_messages WHERE session_id = $1 AND (
         (message_type <> 'correction' AND position >= (SELECT position FROM answer))
         OR (metadata -> 'canProcessResults' IS NOT NULL AND position > (
           SELECT max(position) FROM chat_messages WHERE session_id = $1
             AND role = 'user' AND message_type <> 'correction'
             AND position < (SELECT position FROM answer))))`,
      [of, id],
    );
  },
  removeQuestion,
  removeSame: async (tx, of, words) => {
    const removed = await tx.query(
      `DELETE FROM chat_messages
       WHERE session_id = $1 AND message_type = 'correction' AND content = $2
         AND position = (SELECT max(position) FROM chat_messages WHERE session_id = $1)
       RETURNING id`,
      [of, words],
    );
    return removed.length > 0;
  },
};

/** Gives what it removed: the newest message, or nothing where it does not stand where a question does. */
export function removeQuestion(tx: Queryable, of: string): Promise<NewMessage[]> {
  return tx.query<NewMessage>(
    `DELETE FROM chat_messages
     WHERE session_id = $1 AND metadata -> 'canProcessResults' IS NOT NULL
       AND position = (SELECT max(position) FROM chat_messages WHERE session_id = $1)
     RETURNING id, role, content, message_type AS "messageType", metadata, reasoning`,
    [of],
  );
}
