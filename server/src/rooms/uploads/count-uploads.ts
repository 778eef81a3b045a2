import type { Queryable } from '../../db/database.ts';

/** How many files there are, and their size together; a double holds it exactly. */
export async function countUploads(db: Queryable): Promise<{ count: number; bytes: number }> {
  const [row] = await db.query<{ count: number; bytes: number }>(
    'SELECT count(*)::int AS count, coalesce(sum(size), 0)::float8 AS bytes FROM uploads',
  );
  return row ?? { count: 0, bytes: 0 };
}
