import { pagesOf, type OwnerData } from '../../db/owner-data.ts';

/** Links to reports; never their secrets. */
export const shareData: OwnerData = {
  exportOf: (db, ownerId) => ({
    reportLinks: pagesOf(db, ownerId, {
      sql: `SELECT r.id, r.consult_id AS assessment, r.created_at, r.expires_at
        FROM report_shares r WHERE r.owner_id = $1`,
      alias: 'r',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM report_shares WHERE owner_id = $1', [ownerId]),
};
