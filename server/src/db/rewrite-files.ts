import type { Database } from './database.ts';

/** PostgreSQL's refusal of what only its own administrator may do. */
const NOT_ALLOWED = '42501';

/**
 * Takes the bytes of deleted rows out of the database's files: a deletion alone
 * leaves them in the tables and in the write-ahead log. Each table is written
 * anew (others wait for that table meanwhile), then the log goes on in a new
 * file and the old ones are removed. Answers whether the log could be, too.
 */
export async function rewriteFiles(db: Database): Promise<{ isLogRenewed: boolean }> {
  const tables = await db.query<{ name: string }>(
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  for (const { name } of tables) await db.query(`VACUUM (FULL, ANALYZE) ${name}`);
  try {
    await db.query('SELECT pg_switch_wal()');
    await db.query('CHECKPOINT');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED) {
      return { isLogRenewed: false };
    }
    throw error;
  }
  return { isLogRenewed: true };
}
