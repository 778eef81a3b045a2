import type { SpokenTable } from '../conversation/correction-rows.ts';
import type { NewMessage } from './repository.ts';

/** The messages of a session, as a correction changes them. */
export const SPOKEN_MESSAGES: SpokenTable<NewMessage> = {
  name: 'chat_messages',
  of: 'session_id',
  columns: 'id, role, content, message_type AS "messageType", metadata, reasoning',
  isAnswer: "role = 'user' AND message_type <> 'correction'",
  // That there is no question left is said in a question's place, and asks for more.
  isQuestion: "metadata -> 'canProcessResults' IS NOT NULL",
  rewrite: (tx, { of, id }, { words }) =>
    tx.query(
      `UPDATE chat_messages SET content = $3, message_type = 'text', metadata = jsonb_build_object(
         'imageUrls', coalesce(metadata -> 'imageUrls', '[]'),
         'fileNames', coalesce(metadata -> 'fileNames', '[]'), 'edited', true)
       WHERE session_id = $1 AND id = $2`,
      [of, id, words],
    ),
};
