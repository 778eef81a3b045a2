import type { Queryable } from '../../db/database.ts';

/** How many consults there are, by how far they are. */
export function countConsults(db: Queryable): Promise<{ status: string; count: number }[]> {
  return db.query(
    'SELECT status, count(*)::int AS count FROM consults GROUP BY status ORDER BY status',
  );
}
