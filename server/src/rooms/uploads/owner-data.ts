import type { Queryable } from '../../db/database.ts';
import { pagesOf, type OwnerData } from '../../db/owner-data.ts';
import { isSessionHeld } from '../reasoning/sql.ts';

/**
 * Files; their contents are removed from the store by the sweep.
 *
 * @param valuesOf SQL for the laboratory values that were read in a file, by its id
 */
export const uploadData = (valuesOf: (uploadId: string) => string): OwnerData => ({
  exportOf: (db, ownerId) => ({
    files: pagesOf(db, ownerId, {
      sql: `SELECT u.id, u.name, u.type, u.size::float8 AS size, u.consult_id AS assessment,
          '/api/files/' || u.id AS address, u.created_at,
          ${valuesOf('u.id')} AS laboratory_values
        FROM uploads u WHERE u.owner_id = $1`,
      alias: 'u',
    }),
  }),
  forget: (tx, ownerId) => tx.query('DELETE FROM uploads WHERE owner_id = $1', [ownerId]),
  // Of a consult that is kept, the files are too, and the picture of a pet goes with the pet.
  forgetUnchanged: async (tx, before) => {
    const files = await tx.query<{ sha256: string }>(
      `DELETE FROM uploads WHERE pet_id IS NULL AND created_at < $1 AND NOT ${isSessionHeld('consult_id')}
       RETURNING sha256`,
      [before],
    );
    return { rows: files.length, contents: files.map(({ sha256 }) => sha256) };
  },
});

/** Removes the files of a consult that its owner deletes. */
export async function forgetFilesOf(tx: Queryable, consultId: string): Promise<void> {
  await tx.query('DELETE FROM uploads WHERE consult_id = $1', [consultId]);
}
