import { pagesOf, type OwnerData } from '../../db/owner-data.ts';
import { forgetPetPictures } from '../uploads/pet-picture.ts';
import { petPictureOf } from '../uploads/sql.ts';

/** What is known of the owner’s pets. */
export const petData: OwnerData = {
  exportOf: (db, ownerId) => ({
    pets: pagesOf(db, ownerId, {
      sql: `SELECT p.id, p.facts, p.weights, p.created_at, p.updated_at,
          '/api/files/' || ${petPictureOf('p.id')} AS picture
        FROM pets p WHERE p.owner_id = $1`,
      alias: 'p',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM pets WHERE owner_id = $1', [ownerId]),
  forgetUnchanged: async (tx, before) => {
    const pets = await tx.query<{ id: string }>(
      'SELECT id FROM pets WHERE updated_at < $1 FOR UPDATE',
      [before],
    );
    const ids = pets.map(({ id }) => id);
    const contents = await forgetPetPictures(tx, ids);
    await tx.query('DELETE FROM pets WHERE id = ANY($1)', [ids]);
    return { rows: ids.length, contents };
  },
};
