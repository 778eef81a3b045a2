import { pagesOf, type OwnerData } from '../../db/owner-data.ts';

/** Conversations of the prototype chat. */
export const sessionData: OwnerData = {
  exportOf: (db, ownerId) => ({
    conversations: pagesOf(db, ownerId, {
      sql: `SELECT s.id, s.stage, s.created_at, s.updated_at,
          (SELECT coalesce(jsonb_agg(jsonb_build_object('role', m.role, 'type', m.message_type,
             'content', m.content, 'reasoning', m.reasoning, 'metadata', m.metadata,
             'createdAt', m.created_at) ORDER BY m.position), '[]'::jsonb)
           FROM chat_messages m WHERE m.session_id = s.id) AS messages
        FROM chat_sessions s WHERE s.owner_id = $1`,
      alias: 's',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM chat_sessions WHERE owner_id = $1', [ownerId]),
  forgetUnchanged: async (tx, before) => {
    const sessions = await tx.query<{ id: string }>(
      'DELETE FROM chat_sessions WHERE updated_at < $1 RETURNING id',
      [before],
    );
    return { rows: sessions.length, sessions: sessions.map(({ id }) => id) };
  },
};
