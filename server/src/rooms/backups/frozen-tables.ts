import { randomInt } from 'node:crypto';
import type { Database, Queryable } from '../../db/database.ts';
import { listMigrations } from '../../db/migrate.ts';

const PREFIX = 'petwise_backup_';
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
  /** Removes the copies; those that it cannot remove are nobody's from then on. */
  drop(): Promise<void>;
}

/**
 * Copies every table in one transaction, beside the real ones and not into the
 * log of the database. Copying within the database is what others wait for on
 * an embedded one; sending the copies, to a slow reader too, holds up nobody.
 * They are this server's as long as it holds their lock.
 */
export async function freezeTables(db: Database): Promise<FrozenTables> {
  // Of chance, so that a copy whose lock is free stays nobody's.
  const key = randomInt(2 ** 31);
  const schema = `${PREFIX}${key}`;
  // Before the copies are seen, and before their moment: see `dropLeftCopies`.
  const letGo = await db.holdLock(key);
  try {
    const frozen = await db.transaction((tx) => copyTables(tx, schema));
    return {
      ...frozen,
      pages: (table) => pagesOf(db, `${schema}."${table}"`),
      drop: async () => {
        try {
          await dropCopy(db, schema);
        } finally {
          await letGo();
        }
      },
    };
  } catch (error) {
    await letGo();
    throw error;
  }
}

async function copyTables(
  tx: Queryable,
  schema: string,
): Promise<Pick<FrozenTables, 'at' | 'names' | 'migrations'>> {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  const names = await tablesInOrder(tx);
  await tx.query(`CREATE SCHEMA ${schema}`);
  for (const table of names)
    await tx.query(`CREATE UNLOGGED TABLE ${schema}."${table}" AS TABLE public."${table}"`);
  const migrations = await listMigrations(tx);
  const [now] = await tx.query<{ at: Date }>('SELECT now() AS at');
  if (now === undefined) throw new Error('the database tells no time');
  return { at: now.at.toISOString(), names, migrations };
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

/** Tables of the product, each after those that it refers to; not those that a crash may empty, which hold nothing to keep. */
export async function tablesInOrder(db: Queryable): Promise<string[]> {
  const all = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace AND relname <> 'migrations'
      ORDER BY relname`,
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

/**
 * Removes the copies that a server has left: one that died, or could not remove its own. Answers how many live, of backups
 * that are still read: they may hold what was deleted by now, which none that is begun from now on does.
 */
export async function dropLeftCopies(db: Database): Promise<number> {
  const copies = await db.query<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE starts_with(nspname, '${PREFIX}')`,
  );
  // Asked after the copies: whoever made one of them had its lock by then.
  const living = await db.lockedKeys();
  const names = living.map((key) => PREFIX + key);
  for (const { name } of copies) if (!names.includes(name)) await dropCopy(db, name);
  return living.length;
}

async function dropCopy(db: Queryable, schema: string): Promise<void> {
  await db.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
}
