import { pagesOf, type OwnerData } from '../../db/owner-data.ts';

/** What is known of the owner’s pets. */
export const petData: OwnerData = {
  exportOf: (db, ownerId) => ({
    pets: pagesOf(db, ownerId, {
      sql: `SELECT p.id, p.facts, p.weights, p.created_at, p.updated_at FROM pets p WHERE p.owner_id = $1`,
      alias: 'p',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM pets WHERE owner_id = $1', [ownerId]),
  forgetUnchanged: async (tx, before) => {
    const pets = await tx.query('DELETE FROM pets WHERE updated_at < $1 RETURNING id', [before]);
    return { rows: pets.length };
  },
};
