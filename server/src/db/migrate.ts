import { readdir, readFile } from 'node:fs/promises';
import type { Database, Queryable } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any number that no other program on the database uses for its own lock. */
const MIGRATION_LOCK = 4_300_001;

interface MigrateOptions {
  /** Only these, to bring the tables to where an older version left them. */
  readonly only?: ReadonlySet<string>;
}

/** Brings the database's tables up to date; each file runs once, in the order of its name, whole or not at all. */
export async function migrate(
  db: Database,
  { only }: MigrateOptions = {},
): Promise<readonly string[]> {
  await db.transaction(async (tx) => {
    // Even `IF NOT EXISTS` fails when two servers start on a new database at the same moment.
    await lock(tx);
    await tx.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
    );
  });
  const names = (await readdir(FOLDER))
    .filter((name) => name.endsWith('.sql') && (only === undefined || only.has(name)))
    .toSorted();
  const ran: string[] = [];
  for (const name of names) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8');
    if (await runOnce(db, name, sql)) ran.push(name);
  }
  return ran;
}

/** Names of the migrations that have run, in their order. */
export async function listMigrations(db: Queryable): Promise<readonly string[]> {
  const ran = await db.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  return ran.map(({ name }) => name);
}

function runOnce(db: Database, name: string, sql: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lock(tx);
    const done = await tx.query('SELECT 1 FROM migrations WHERE name = $1', [name]);
    if (done.length > 0) return false;
    for (const statement of statementsOf(sql)) await tx.query(statement);
    await tx.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    return true;
  });
}

/** Lets one server in at a time, until its transaction ends. */
async function lock(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/** Statements of a migration; each ends with `;` at the end of a line. */
export function statementsOf(sql: string): string[] {
  return sql
    .split(/;[ \t]*(?:\r?\n|$)/)
    .map((statement) => statement.replace(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
}
