import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterArrivals } from '../arrivals.ts';
import type { Database, Queryable, SqlValue } from './database.ts';
import { sqlValues } from './sql-values.ts';
import { DatabaseUnavailable, toDatabaseError } from './unavailable.ts';

const POOL_SIZE = 10;
const CONNECT_MS = 5_000;
/** Longer than any statement of ours; a server that hangs must not hold a connection for ever. */
const QUERY_MS = 60_000;
const CLOSE_MS = 1_000;
const REARM_MS = 1_000;
/** How often the connection that only listens is asked whether it is still there, and how long it may take to say so. */
const STILL_THERE: StillThere = { everyMs: 15_000, withinMs: 10_000 };
/** The first of the two numbers of an advisory lock; the other locks, of a transaction, have one. */
const LOCKS = 4_300_003;

/** A line that has died without a word would otherwise be noticed by the system after two hours; see `Listener`. */
interface StillThere {
  readonly everyMs: number;
  readonly withinMs: number;
}

/** A PostgreSQL server by its address, for several servers on one database. */
export async function openPostgres(
  url: string,
  stillThere: StillThere = STILL_THERE,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
  });
  // A connection that is lost fails whatever uses it. Without these listeners it would end the process as well.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await withClient(pool, (client) => rowsOf(client, 'SELECT 1'));
  const listener = new Listener(url, stillThere);
  const query: Database['query'] = (sql, params) =>
    withClient(pool, (client) => rowsOf(client, sql, params));
  return {
    kind: 'postgres',
    query,
    transaction: (work) => withClient(pool, (client) => inTransaction(client, work)),
    notify: async (channel, payload) => {
      await query('SELECT pg_notify($1, $2)', [channel, listener.signed(payload)]);
      // Here at once, as the embedded database does it.
      listener.tell(channel, payload);
    },
    listen: (channel, react) => listener.listen(channel, react),
    holdLock: (key) => holdLock(url, key),
    lockedKeys: async () => {
      const rows = await query<{ key: string }>(
        `SELECT objid::text AS key FROM pg_locks
         WHERE locktype = 'advisory' AND classid = ${LOCKS} AND objsubid = 2 AND granted
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return rows.map(({ key }) => Number(key));
    },
    close: async () => {
      const closed = Promise.all([listener.close(), pool.end()]);
      // A connection that is still in use then is cut by the end of the process.
      await Promise.race([closed, sleep(CLOSE_MS, undefined, { ref: false })]);
    },
  };
}

/** Lends a connection; one that has failed is not lent again. */
async function withClient<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  await afterArrivals();
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable(error);
  });
  let isLost = false;
  try {
    return await work(client);
  } catch (error) {
    isLost = error instanceof DatabaseUnavailable;
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** By a connection of its own, however long: owners need those of the pool. */
async function holdLock(url: string, key: number): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  // One that is lost has let go.
  client.on('error', () => undefined);
  const end = (): Promise<void> => client.end().catch(() => undefined);
  try {
    await client.connect();
    // A computer that lost its power says no good-bye: the database asks it.
    await client.query(
      'SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3',
    );
    await client.query('SELECT pg_advisory_lock($1, $2)', [LOCKS, key]);
    return end;
  } catch (error) {
    await end();
    throw new DatabaseUnavailable(error);
  }
}

async function inTransaction<T>(
  client: pg.PoolClient,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  await rowsOf(client, 'BEGIN');
  try {
    const result = await work({ query: (sql, params) => rowsOf(client, sql, params) });
    await rowsOf(client, 'COMMIT');
    return result;
  } catch (error) {
    // A lost connection is rolled back by its end.
    if (!(error instanceof DatabaseUnavailable)) await rowsOf(client, 'ROLLBACK');
    throw error;
  }
}

async function rowsOf<Row extends object>(
  client: pg.ClientBase,
  sql: string,
  params: readonly SqlValue[] = [],
): Promise<Row[]> {
  const values = sqlValues(params);
  const name = preparedName(sql);
  const running =
    name === null ? client.query(sql, values) : client.query({ name, text: sql, values });
  const { rows } = await running.catch((error: unknown) => {
    throw toDatabaseError(error);
  });
  // The caller names the columns it selects; the driver cannot know their types.
  return rows as Row[];
}

/** Statements of which PostgreSQL keeps what it has read of them; each connection keeps them all. */
const MOST_PREPARED = 400;
const PREPARED = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/;
/** Rows of all columns change with the table, and a statement that is prepared may not. */
const ALL_COLUMNS = /(?:SELECT|RETURNING)\s+(?:\w+\.)?\*/;
const preparedNames = new Map<string, string>();

/** Under which name a statement is prepared; null where it is read anew each time. */
function preparedName(sql: string): string | null {
  const known = preparedNames.get(sql);
  if (known !== undefined) return known;
  const isPrepared = PREPARED.test(sql) && !ALL_COLUMNS.test(sql);
  if (!isPrepared || preparedNames.size >= MOST_PREPARED) return null;
  const name = `s${preparedNames.size}`;
  preparedNames.set(sql, name);
  return name;
}

const SIGNED = /^([\da-f-]{36}) (.*)$/s;

/** One connection that only listens; comes back by itself and listens to all again. */
class Listener {
  readonly #url: string;
  readonly #stillThere: StillThere;
  /** Signs what this process tells, which has heard it by the time it comes back. */
  readonly #name = randomUUID();
  readonly #listeners = new Map<string, Set<(payload: string) => void>>();
  #client: Promise<pg.Client> | null = null;
  #closed = false;

  constructor(url: string, stillThere: StillThere) {
    this.#url = url;
    this.#stillThere = stillThere;
  }

  async listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    listeners.add(listener);
    this.#listeners.set(channel, listeners);
    this.#client ??= this.#connect();
    const client = await this.#client;
    if (known === undefined) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(listener);
    };
  }

  signed(payload: string): string {
    return `${this.#name} ${payload}`;
  }

  /** Has everybody in this process hear it. */
  tell(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: this.#stillThere.withinMs,
    });
    client.on('notification', ({ channel, payload: signed = '' }) => {
      const [, who, payload] = SIGNED.exec(signed) ?? [];
      if (payload !== undefined && who !== this.#name) this.tell(channel, payload);
    });
    let isLost = false;
    const lost = (): void => {
      if (isLost) return;
      isLost = true;
      clearTimeout(next);
      // The line may be deaf: nobody waits for its end.
      client.end().catch(() => undefined);
      this.#rearm();
    };
    let next: NodeJS.Timeout | undefined;
    const askAgain = (): void => {
      if (isLost) return;
      next = setTimeout(() => {
        client.query('SELECT 1').then(askAgain, lost);
      }, this.#stillThere.everyMs).unref();
    };
    client.on('error', lost);
    try {
      await client.connect();
      for (const channel of this.#listeners.keys()) {
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      }
      askAgain();
      return client;
    } catch (error) {
      isLost = true;
      await client.end().catch(() => undefined);
      throw new DatabaseUnavailable(error);
    }
  }

  #rearm(): void {
    if (this.#closed) return;
    this.#client = null;
    setTimeout(() => {
      if (this.#closed || this.#client !== null) return;
      const next = this.#connect();
      this.#client = next;
      next
        .then(() => {
          // What was told meanwhile is in the tables: an empty payload says "look again".
          for (const listeners of this.#listeners.values())
            for (const listener of listeners) listener('');
        })
        .catch(() => this.#rearm());
    }, REARM_MS).unref();
  }
}
