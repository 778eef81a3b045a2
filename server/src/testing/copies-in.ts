import type { Queryable } from '../db/database.ts';

/** What backups that are made now, or were cut short, have copied: names of schemas. */
export async function copiesIn(db: Queryable): Promise<string[]> {
  const schemas = await db.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'petwise%'`,
  );
  return schemas.map(({ name }) => name);
}
