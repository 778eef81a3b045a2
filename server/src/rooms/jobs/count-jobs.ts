import type { Queryable } from '../../db/database.ts';

/** How many long calls of the last day there are, by kind and state. */
export function countJobs(
  db: Queryable,
): Promise<{ kind: string; status: string; count: number }[]> {
  return db.query(
    'SELECT kind, status, count(*)::int AS count FROM jobs GROUP BY kind, status ORDER BY kind, status',
  );
}
