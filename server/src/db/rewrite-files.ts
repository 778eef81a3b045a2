import type { Database } from './database.ts';

/** PostgreSQL's refusal of what only its own administrator may do. */
const NOT_ALLOWED = '42501';

/**
 * Takes the bytes of deleted rows out of the database's files: a deletion alone
 * leaves them in the tables and in the write-ahead log. Each table is written
 * anew (others wait for that table meanwhile), with what the planner knows of them, then the log goes on in a new
 * file and the old ones are removed. Answers whether the log could be, too.
 */
export async function rewriteFiles(db: Database): Promise<{ isLogRenewed: boolean }> {
  const tables = await db.query<{ name: string }>(
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  for (const { name } of tables) await db.query(`VACUUM (FULL, ANALYZE) ${name}`);
  await dropSamples(db);
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

/**
 * Takes away what the planner has sampled of columns of which it is to sample nothing (`SET STATISTICS 0`): it keeps what it
 * knew of a column before it was told so. Only an administrator may write the planner's own table anew; for others
 * PostgreSQL passes over it.
 */
async function dropSamples(db: Database): Promise<void> {
  // A type that is set anew, though it is the same, drops the column's samples and leaves the table as it is.
  const changes = await db.query<{ sql: string }>(
    `SELECT format('ALTER TABLE %I ALTER COLUMN %I TYPE %s', s.tablename, s.attname,
       format_type(a.atttypid, a.atttypmod)) AS sql
     FROM pg_stats s JOIN pg_attribute a ON a.attname = s.attname
       AND a.attrelid = format('%I.%I', s.schemaname, s.tablename)::regclass
     WHERE s.schemaname = current_schema() AND a.attstattarget = 0`,
  );
  for (const { sql } of changes) await db.query(sql);
  await db.query('VACUUM (FULL) pg_catalog.pg_statistic');
}
