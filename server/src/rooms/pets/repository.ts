import type { PetFacts, PetWeight } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';
import { petPictureOf } from '../uploads/sql.ts';

export interface PetRow {
  readonly id: string;
  readonly owner_id: string;
  readonly facts: PetFacts;
  readonly weights: readonly PetWeight[];
  /** The id of the file that shows it. */
  readonly picture: string | null;
}

const COLUMNS = `id, owner_id, facts, weights, ${petPictureOf('pets.id')} AS picture`;

/** An owner's pets, the first made first. */
export function listPets(db: Queryable, ownerId: string): Promise<PetRow[]> {
  return db.query<PetRow>(
    `SELECT ${COLUMNS} FROM pets WHERE owner_id = $1 ORDER BY created_at, id`,
    [ownerId],
  );
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

/** False when this owner has none of that id. */
export async function removePet(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const rows = await db.query('DELETE FROM pets WHERE id = $1 AND owner_id = $2 RETURNING id', [
    id,
    ownerId,
  ]);
  return rows.length > 0;
}
