import { pagesOf, type OwnerData } from '../../db/owner-data.ts';

/** Who saw or changed any of it. */
export const accessData: OwnerData = {
  exportOf: (db, ownerId) => ({
    accesses: pagesOf(db, ownerId, {
      sql: `SELECT l.id, l.created_at, l.last_at, l.who, l.device, l.act, l.data, l.times
        FROM (SELECT lpad(id::text, 15, '0') AS id, owner_id, first_at AS created_at, last_at, who,
                device, act, data, times
              FROM access_log) l
        WHERE l.owner_id = $1`,
      alias: 'l',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM access_log WHERE owner_id = $1', [ownerId]),
};
