import { MAX_PET_PICTURE_BYTES } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';

/** Puts a file in place of the picture of a pet, null takes it away; false when the file cannot be one. */
export async function keepPetPicture(
  tx: Queryable,
  {
    id,
    owner_id: ownerId,
    picture,
  }: { readonly id: string; readonly owner_id: string; readonly picture: string | null },
): Promise<boolean> {
  await tx.query(
    'DELETE FROM uploads WHERE pet_id = $1 AND owner_id = $2 AND id IS DISTINCT FROM $3',
    [id, ownerId, picture],
  );
  if (picture === null) return true;
  // What was said of the file is not asked: the server has found out type and size from its content.
  const rows = await tx.query(
    `UPDATE uploads SET pet_id = $1
     WHERE id = $2 AND owner_id = $3 AND consult_id IS NULL AND (pet_id IS NULL OR pet_id = $1)
       AND type IN ('image/jpeg', 'image/png', 'image/webp') AND size <= $4
     RETURNING id`,
    [id, picture, ownerId, MAX_PET_PICTURE_BYTES],
  );
  return rows.length > 0;
}

/** Removes the pictures of pets that go; answers what their contents are called in the store. */
export async function forgetPetPictures(
  tx: Queryable,
  petIds: readonly string[],
): Promise<string[]> {
  const files = await tx.query<{ sha256: string }>(
    'DELETE FROM uploads WHERE pet_id = ANY($1) RETURNING sha256',
    [petIds],
  );
  return files.map(({ sha256 }) => sha256);
}
