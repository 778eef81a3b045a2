import type { OwnedRow } from '../../db/owned-row.ts';

/** A file of this owner. */
export const isUploadOf: OwnedRow = (id, ownerId) =>
  `EXISTS (SELECT 1 FROM uploads WHERE id = ${id} AND owner_id = ${ownerId})`;

/** The id of the file that shows a pet; null where there is none. */
export function petPictureOf(petId: string): string {
  return `(SELECT u.id FROM uploads u WHERE u.pet_id = ${petId})`;
}
