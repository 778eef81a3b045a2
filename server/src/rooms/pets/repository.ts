import { MAX_PET_PICTURE_BYTES, type PetFacts, type PetWeight } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';

export interface PetRow {
  readonly id: string;
  readonly owner_id: string;
  readonly facts: PetFacts;
  readonly weights: readonly PetWeight[];
  /** The id of the file that shows it. */
  readonly picture: string | null;
}

const COLUMNS = `id, owner_id, facts, weights,
  (SELECT u.id FROM uploads u WHERE u.pet_id = pets.id) AS picture`;

export function listPets(db: Queryable, ownerId: string): Promise<PetRow[]> {
  return db.query<PetRow>(
    `SELECT ${COLUMNS} FROM pets WHERE owner_id = $1 ORDER BY created_at, id`,
    [ownerId],
  );
}

/** Until the transaction ends, nobody else changes this owner's pets. */
export async function holdPets(tx: Queryable, ownerId: string): Promise<void> {
  await tx.query('SELECT 1 FROM owners WHERE id = $1 FOR NO KEY UPDATE', [ownerId]);
}

/** Writes a new pet, or what is known of one by now; false when the id is another owner's. */
export async function writePet(tx: Queryable, pet: PetRow, at: Date): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO pets (id, owner_id, facts, weights, created_at, updated_at)
     VALUES ($1, $2, $3::jsonb, $4::jsonb, $5, $5)
     ON CONFLICT (id) DO UPDATE
       SET facts = excluded.facts, weights = excluded.weights, updated_at = excluded.updated_at
       WHERE pets.owner_id = excluded.owner_id
     RETURNING id`,
    [pet.id, pet.owner_id, toJson(pet.facts), toJson(pet.weights), at],
  );
  return rows.length > 0;
}

/** Puts a file in place of the picture of a pet, null takes it away; false when the file cannot be one. */
export async function writePicture(
  tx: Queryable,
  { id, owner_id: ownerId, picture }: PetRow,
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

/** False when this owner has none of that id. */
export async function removePet(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const rows = await db.query('DELETE FROM pets WHERE id = $1 AND owner_id = $2 RETURNING id', [
    id,
    ownerId,
  ]);
  return rows.length > 0;
}
