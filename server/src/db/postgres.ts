import pg from 'pg';
import type { Database, SqlValue } from './database.ts';

const POOL_SIZE = 10;
const CONNECT_MS = 5_000;
const REARM_MS = 1_000;

/** A PostgreSQL server by its address, for several servers on one database. */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('SELECT 1');
  const ear = new Ear(url);
  return {
    kind: 'postgres',
    query: (sql, params = []) => rowsOf(pool, sql, params),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work({ query: (sql, params = []) => rowsOf(client, sql, params) });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    notify: async (channel, payload) => {
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]);
    },
    listen: (channel, heard) => ear.listen(channel, heard),
    close: async () => {
      await ear.close();
      await pool.end();
    },
  };
}

interface Runner {
  query(sql: string, params: unknown[]): Promise<{ rows: unknown[] }>;
}

async function rowsOf<Row extends object>(
  runner: Runner,
  sql: string,
  params: readonly SqlValue[],
): Promise<Row[]> {
  const { rows } = await runner.query(sql, [...params]);
  // The caller names the columns it selects; the driver cannot know their types.
  return rows as Row[];
}

/** One connection that only listens; comes back by itself and listens to all again. */
class Ear {
  readonly #url: string;
  readonly #heard = new Map<string, Set<(payload: string) => void>>();
  #client: Promise<pg.Client> | null = null;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const known = this.#heard.get(channel);
    const listeners = known ?? new Set();
    listeners.add(heard);
    this.#heard.set(channel, listeners);
    this.#client ??= this.#connect();
    const client = await this.#client;
    if (known === undefined) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    return async () => {
      listeners.delete(heard);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('notification', (message) => {
      for (const heard of this.#heard.get(message.channel) ?? []) heard(message.payload ?? '');
    });
    client.on('error', () => this.#rearm());
    await client.connect();
    for (const channel of this.#heard.keys()) {
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    }
    return client;
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
          for (const listeners of this.#heard.values()) for (const heard of listeners) heard('');
        })
        .catch(() => this.#rearm());
    }, REARM_MS).unref();
  }
}
