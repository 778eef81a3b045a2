import type { Queryable } from '../../db/database.ts';
import { findConsultConversation } from '../consult/conversation.ts';
import { findSessionConversation } from '../sessions/conversation.ts';
import type { Conversation } from '../conversation/conversation.ts';

/** The owner's assessment of an id; null where there is none, or nothing is understood in it yet. */
export async function findConversation(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<Conversation | null> {
  return (
    (await findConsultConversation(db, ownerId, id)) ??
    (await findSessionConversation(db, ownerId, id))
  );
}
