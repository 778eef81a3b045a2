import type { OwnedRow } from '../../db/owned-row.ts';

/** A file of this owner. */
export const isUploadOf: OwnedRow = (id, ownerId) =>
  `EXISTS (SELECT 1 FROM uploads WHERE id = ${id} AND owner_id = ${ownerId})`;
