import { pagesOf, type OwnerData } from '../../db/owner-data.ts';
import { isSessionHeld } from '../reasoning/sql.ts';

/** Health exports, metric by metric. */
export const healthData: OwnerData = {
  exportOf: (db, ownerId) => ({
    healthImports: pagesOf(db, ownerId, {
      sql: `SELECT h.id, h.subject, h.stats, h.overview, h.consult_id AS assessment, h.created_at,
          (SELECT coalesce(jsonb_agg(m.metric ORDER BY m.position), '[]'::jsonb)
           FROM health_metrics m WHERE m.import_id = h.id) AS metrics
        FROM health_imports h WHERE h.owner_id = $1`,
      alias: 'h',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM health_imports WHERE owner_id = $1', [ownerId]),
  // An import stays as long as the consult that it was sent with.
  forgetUnchanged: async (tx, before) => {
    const imports = await tx.query(
      `DELETE FROM health_imports WHERE created_at < $1 AND NOT ${isSessionHeld('consult_id')}
       RETURNING id`,
      [before],
    );
    return { rows: imports.length };
  },
};
