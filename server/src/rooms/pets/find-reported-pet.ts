import type { ReportedPet } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { petAndOwnerOf } from '../consult/sql.ts';
import { petPictureOf } from '../uploads/sql.ts';

/** The pet that a consult is about, as its owner keeps it now; null where none is kept. */
export async function findReportedPet(
  db: Queryable,
  consultId: string,
): Promise<ReportedPet | null> {
  const [pet = null] = await db.query<ReportedPet>(
    `SELECT p.facts ->> 'name' AS name, ${petPictureOf('p.id')} AS picture
     FROM pets p WHERE (p.id, p.owner_id) = ${petAndOwnerOf('$1')}`,
    [consultId],
  );
  return pet;
}
