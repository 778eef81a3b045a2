import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable } from './database.ts';

/** PostgreSQL's refusal of what only its own administrator may do. */
const NOT_ALLOWED = '42501';

/** How long one that runs is waited for, milliseconds; our own transactions take a few. */
const WAIT_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/** `null`: somebody may still see the deleted rows, and nothing was done. */
export type Rewriting = { readonly isLogRenewed: boolean } | null;

/**
 * Takes the bytes of deleted rows out of the database's files: a deletion alone
 * leaves them in the tables and in the write-ahead log. Each table is written
 * anew (others wait for that table meanwhile), with what the planner knows of them, then the log goes on in a new
 * file and the old ones are removed. Answers whether the log could be, too.
 *
 * @throws the reason of `signal` once that says to stop, before the next table and in each wait
 */
export async function rewriteFiles(database: Database, signal: AbortSignal): Promise<Rewriting> {
  const db = until(signal, database);
  if (!(await areRowsUnseen(db, signal))) return null;
  const tables = await db.query<{ name: string }>(
    'SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  for (const { name } of tables) await db.query(`VACUUM (FULL, ANALYZE) ${name}`);
  if (!(await dropSamples(db, signal))) return null;
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

/** The same database until `signal` says to stop: then nothing more is asked of it. */
function until(signal: AbortSignal, db: Queryable): Queryable {
  return {
    query: async (sql, params) => {
      signal.throwIfAborted();
      return db.query(sql, params);
    },
  };
}

/**
 * Waits until nobody can see what was deleted before: PostgreSQL keeps it for every transaction that ran then, for each
 * snapshot that was taken while such a one still ran, and, as a table is written anew under a snapshot too, for whoever
 * was writing in another database of the server. Tells whether they ended in time.
 */
async function areRowsUnseen(db: Queryable, signal: AbortSignal): Promise<boolean> {
  return (await othersEnded(db, signal)) && (await othersEnded(db, signal));
}

async function othersEnded(db: Queryable, signal: AbortSignal): Promise<boolean> {
  const running = async (): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(
      `SELECT DISTINCT l.virtualtransaction AS id
       FROM pg_locks l LEFT JOIN pg_stat_activity a ON a.pid = l.pid
       WHERE l.granted AND l.pid IS DISTINCT FROM pg_backend_pid()
         AND (l.locktype = 'virtualxid' AND a.datname = current_database()
           OR l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock')`,
    );
    return rows.map((row) => row.id);
  };
  let left = await running();
  for (let waited = 0; left.length > 0 && waited < WAIT_MS; waited += LOOK_AGAIN_MS) {
    await delay(LOOK_AGAIN_MS, undefined, { signal });
    const now = await running();
    left = left.filter((id) => now.includes(id));
  }
  return left.length === 0;
}

/**
 * Takes away what the planner has sampled of columns of which it is to sample nothing (`SET STATISTICS 0`): it keeps what it
 * knew of a column before it was told so. Only an administrator may write the planner's own table anew; for others
 * PostgreSQL passes over it. Tells whether nobody can see them any more.
 */
async function dropSamples(db: Queryable, signal: AbortSignal): Promise<boolean> {
  // A type that is set anew, though it is the same, drops the column's samples and leaves the table as it is.
  const changes = await db.query<{ sql: string }>(
    `SELECT format('ALTER TABLE %I ALTER COLUMN %I TYPE %s', s.tablename, s.attname,
       format_type(a.atttypid, a.atttypmod)) AS sql
     FROM pg_stats s JOIN pg_attribute a ON a.attname = s.attname
       AND a.attrelid = format('%I.%I', s.schemaname, s.tablename)::regclass
     WHERE s.schemaname = current_schema() AND a.attstattarget = 0`,
  );
  for (const { sql } of changes) await db.query(sql);
  if (!(await areRowsUnseen(db, signal))) return false;
  await db.query('VACUUM (FULL) pg_catalog.pg_statistic');
  return true;
}
