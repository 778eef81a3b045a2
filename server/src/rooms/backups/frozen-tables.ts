import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../../db/database.ts';
import { listMigrations } from '../../db/migrate.ts';

const PREFIX = 'petwise_backup_';
/** A copy that a server left behind when it died is removed after so long. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** Rows read at a time; the largest, a consult, has some 20 kB. */
const PAGE = 200;

/** All tables as they were at one moment. */
export interface FrozenTables {
  /** When, ISO 8601. */
  readonly at: string;
  readonly migrations: readonly string[];
  /** Names, each after those that it refers to. */
  readonly names: readonly string[];
  /** Lines of JSON, a row each, page by page. */
  pages(table: string): AsyncGenerator<readonly string[]>;
  /** Removes the copies. */
  drop(): Promise<void>;
}

/**
 * Copies every table in one transaction, beside the real ones and not into the
 * log of the database. Copying within the database is what others wait for on
 * an embedded one; sending the copies, to a slow reader too, holds up nobody.
 */
export async function freezeTables(db: Database): Promise<FrozenTables> {
  await dropStale(db);
  const schema = `${PREFIX}${Date.now()}_${randomBytes(4).toString('hex')}`;
  const { at, names, migrations } = await db.transaction(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    const tables = await tablesInOrder(tx);
    await tx.query(`CREATE SCHEMA ${schema}`);
    for (const table of tables)
      await tx.query(`CREATE UNLOGGED TABLE ${schema}."${table}" AS TABLE public."${table}"`);
    const migrations = await listMigrations(tx);
    const [now] = await tx.query<{ at: Date }>('SELECT now() AS at');
    const moment = now?.at ?? new Date();
    return { at: moment.toISOString(), names: tables, migrations };
  });
  return {
    at,
    names,
    migrations,
    pages: (table) => pagesOf(db, `${schema}."${table}"`),
    drop: async () => {
      await db.query(`DROP SCHEMA ${schema} CASCADE`);
    },
  };
}

async function* pagesOf(db: Database, table: string): AsyncGenerator<readonly string[]> {
  let after = '(0,0)';
  for (;;) {
    const rows = await db.query<{ place: string; line: string }>(
      `SELECT ctid::text AS place, to_jsonb(t)::text AS line FROM ${table} t WHERE ctid > $1::tid ORDER BY ctid LIMIT ${PAGE}`,
      [after],
    );
    if (rows.length === 0) return;
    yield rows.map(({ line }) => line);
    after = rows.at(-1)?.place ?? after;
  }
}

/** Tables of the product, each after those that it refers to. */
export async function tablesInOrder(db: Queryable): Promise<string[]> {
  const all = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY tablename`,
  );
  const references = await db.query<{ from_table: string; to_table: string }>(
    `SELECT child.relname AS from_table, parent.relname AS to_table
       FROM pg_constraint c JOIN pg_class child ON child.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid
      WHERE c.contype = 'f' AND child.relname <> parent.relname AND c.connamespace = 'public'::regnamespace`,
  );
  const waiting = new Set(all.map(({ name }) => name));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (name) => !references.some((r) => r.from_table === name && waiting.has(r.to_table)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other: ${[...waiting].join(', ')}`);
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

async function dropStale(db: Database): Promise<void> {
  const schemas = await db.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE '${PREFIX.replaceAll('_', String.raw`\_`)}%'`,
  );
  for (const { name } of schemas) {
    const made = Number(/^petwise_backup_(\d+)_[0-9a-f]+$/.exec(name)?.[1] ?? Number.NaN);
    if (made < Date.now() - STALE_MS) await db.query(`DROP SCHEMA ${name} CASCADE`);
  }
}
