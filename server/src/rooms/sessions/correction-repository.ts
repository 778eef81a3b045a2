import type { IncomingMetadata } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import type { NewMessage } from './repository.ts';

/** Puts other words in an answer's place, and removes what was said upon the old ones; corrections stay. */
export async function rewriteMessage(
  tx: Queryable,
  message: { sessionId: string; id: string },
  { content, metadata }: { content: string; metadata: IncomingMetadata },
): Promise<void> {
  await tx.query(
    `UPDATE chat_messages SET content = $3, message_type = 'text', metadata = $4::jsonb
     WHERE session_id = $1 AND id = $2`,
    [message.sessionId, message.id, content, toJson(metadata)],
  );
  await tx.query(
    `DELETE FROM chat_messages WHERE session_id = $1 AND message_type <> 'correction'
       AND position > (SELECT position FROM chat_messages WHERE id = $2)`,
    [message.sessionId, message.id],
  );
}

/** Removes an answer, the question it answered and what was said upon it; corrections stay. */
export async function removeAnswer(
  tx: Queryable,
  message: { sessionId: string; id: string },
): Promise<void> {
  await tx.query(
    `WITH answer AS (SELECT position FROM chat_messages WHERE session_id = $1 AND id = $2)
     DELETE FROM chat_messages WHERE session_id = $1 AND (
       (message_type <> 'correction' AND position >= (SELECT position FROM answer))
       OR (metadata -> 'nextQuestion' IS NOT NULL AND position > (
         SELECT max(position) FROM chat_messages WHERE session_id = $1
           AND role = 'user' AND message_type <> 'correction'
           AND position < (SELECT position FROM answer))))`,
    [message.sessionId, message.id],
  );
}

/** Removes the newest message when it is the assistant's question, or this correction; gives it, or nothing. */
export async function removeNewest(
  tx: Queryable,
  sessionId: string,
  what: 'question' | { readonly correction: string },
): Promise<NewMessage[]> {
  const isQuestion = what === 'question';
  return tx.query<NewMessage>(
    `DELETE FROM chat_messages WHERE session_id = $1 AND role = $2 AND message_type = $3
       AND ($4::text IS NULL OR content = $4)
       AND position = (SELECT max(position) FROM chat_messages WHERE session_id = $1)
     RETURNING id, role, content, message_type AS "messageType", metadata, reasoning`,
    isQuestion
      ? [sessionId, 'assistant', 'text', null]
      : [sessionId, 'user', 'correction', what.correction],
  );
}
