import { pagesOf, type OwnerData } from '../../db/owner-data.ts';

/**
 * Assessments with their conversations, and what came after each.
 *
 * @param columnsAfter SQL for the columns of what came after a consult, by its id
 */
export const consultData = (columnsAfter: (consultId: string) => string): OwnerData => ({
  exportOf: (db, ownerId) => ({
    assessments: pagesOf(db, ownerId, {
      sql: `SELECT c.id, c.status, c.title, c.species, c.breed, c.patient_data, c.medical_history,
          c.triage, c.assessment, c.made_on_device, c.created_at, c.updated_at,
          ${columnsAfter('c.id')},
          (SELECT coalesce(jsonb_agg(jsonb_build_object('role', t.role, 'type', t.message_type,
             'content', t.content, 'reasoning', t.reasoning, 'files', t.uploaded_files,
             'createdAt', t.created_at) ORDER BY t.position), '[]'::jsonb)
           FROM consult_turns t WHERE t.consult_id = c.id) AS turns
        FROM consults c WHERE c.owner_id = $1`,
      alias: 'c',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM consults WHERE owner_id = $1', [ownerId]),
  forgetUnchanged: async (tx, before) => {
    const consults = await tx.query<{ id: string }>(
      'DELETE FROM consults WHERE updated_at < $1 RETURNING id',
      [before],
    );
    return { rows: consults.length, sessions: consults.map(({ id }) => id) };
  },
});
