import type { IncomingMetadata, Message } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import { hasJob } from '../jobs/sql.ts';
import type { Progress, Stage } from './progress.ts';

export interface SessionRow {
  readonly id: string;
  readonly version: number;
  readonly stage: Stage;
  readonly progress: Progress;
}

/** A message before it has its place in the conversation. */
export interface NewMessage {
  readonly id: string;
  readonly role: Message['role'];
  readonly content: string;
  readonly messageType: string;
  readonly metadata: IncomingMetadata | null;
  readonly reasoning: string | null;
}

interface MessageRow {
  readonly id: string;
  readonly role: Message['role'];
  readonly content: string;
  readonly message_type: string;
  readonly metadata: IncomingMetadata | null;
  readonly reasoning: string | null;
  readonly created_at: Date;
}

/** Writes a new conversation without messages. */
export async function addSession(
  tx: Queryable,
  session: { id: string; ownerId: string; stage: Stage; progress: Progress; at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO chat_sessions (id, owner_id, stage, progress, created_at, updated_at)
     VALUES ($1, $2, $3, $4::jsonb, $5, $5)`,
    [session.id, session.ownerId, session.stage, toJson(session.progress), session.at],
  );
}

/** A session of this owner; null when there is none, or it is somebody else's. */
export async function findSession(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<SessionRow | null> {
  const rows = await db.query<SessionRow>(
    'SELECT id, version, stage, progress FROM chat_sessions WHERE id = $1 AND owner_id = $2',
    [id, ownerId],
  );
  return rows[0] ?? null;
}

/** Moves a session on by one step; false when it has moved meanwhile. */
export async function moveSession(
  tx: Queryable,
  session: SessionRow,
  next: { stage: Stage; progress: Progress; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE chat_sessions SET version = version + 1, stage = $3, progress = $4::jsonb, updated_at = $5
     WHERE id = $1 AND version = $2 RETURNING id`,
    [session.id, session.version, next.stage, toJson(next.progress), next.at],
  );
  return rows.length > 0;
}

/** Adds messages after the last one, in their order. */
export async function addMessages(
  tx: Queryable,
  sessionId: string,
  { messages, at }: { messages: readonly NewMessage[]; at: Date },
): Promise<void> {
  const [last] = await tx.query<{ position: number }>(
    'SELECT coalesce(max(position), 0)::int AS position FROM chat_messages WHERE session_id = $1',
    [sessionId],
  );
  let position = last?.position ?? 0;
  for (const message of messages) {
    position += 1;
    await tx.query(
      `INSERT INTO chat_messages (id, session_id, position, role, content, message_type, metadata,
         reasoning, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)`,
      [
        message.id,
        sessionId,
        position,
        message.role,
        message.content,
        message.messageType,
        message.metadata === null ? null : toJson(message.metadata),
        message.reasoning,
        at,
      ],
    );
  }
}

/** A session's messages in their order, or the one of an id. */
export async function listMessages(
  db: Queryable,
  sessionId: string,
  id: string | null = null,
): Promise<Message[]> {
  const rows = await db.query<MessageRow>(
    `SELECT id, role, content, message_type, metadata, reasoning, created_at
     FROM chat_messages WHERE session_id = $1 AND ($2::text IS NULL OR id = $2) ORDER BY position`,
    [sessionId, id],
  );
  return rows.map(({ message_type: messageType, created_at: at, ...row }) => ({
    ...row,
    messageType,
    createdAt: at.toISOString(),
  }));
}

/** The message as the page gets it, before it is read back. */
export function toMessage(message: NewMessage, at: Date): Message {
  return { ...message, createdAt: at.toISOString() };
}

/** Removes sessions that were opened and never used; each page view opens one. Answers their ids. */
export async function removeUnusedSessions(tx: Queryable, before: Date): Promise<string[]> {
  const gone = await tx.query<{ id: string }>(
    `DELETE FROM chat_sessions WHERE version = 1 AND created_at < $1
       AND NOT ${hasJob('chat_sessions.id')} RETURNING id`,
    [before],
  );
  return gone.map(({ id }) => id);
}
