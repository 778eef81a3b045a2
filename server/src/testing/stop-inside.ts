import pg from 'pg';
import { expect, vi } from 'vitest';

/** A call that waits inside its transaction. */
interface StoppedCall {
  readonly answer: Promise<Response>;
  /** Cuts the connection that it waits on. */
  readonly cut: () => Promise<void>;
  /** Lets it go on. */
  readonly release: () => Promise<void>;
}

/** Makes a call stop inside its transaction, where it writes to `table`, and answers how to let it go on, or cut it. */
export async function stopInside(
  database: string,
  table: string,
  call: () => Promise<Response>,
): Promise<StoppedCall> {
  const [blocker, watcher] = [database, database].map(
    (connectionString) => new pg.Client({ connectionString }),
  );
  if (blocker === undefined || watcher === undefined) throw new Error('two were made');
  // The server may be stopped while they are open.
  for (const client of [blocker, watcher]) client.on('error', () => undefined);
  await blocker.connect();
  await watcher.connect();
  await blocker.query('BEGIN');
  await blocker.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  const answer = call();
  const waiting = async (): Promise<number[]> => {
    const { rows } = await watcher.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
         AND wait_event_type = 'Lock' AND state = 'active'`,
    );
    return rows.map(({ pid }) => pid);
  };
  await vi.waitFor(async () => expect(await waiting()).not.toEqual([]), { timeout: 60_000 });
  return {
    answer,
    cut: async () => {
      for (const pid of await waiting()) {
        await watcher.query('SELECT pg_terminate_backend($1)', [pid]);
      }
    },
    release: async () => {
      await blocker.end().catch(() => undefined);
      await watcher.end().catch(() => undefined);
    },
  };
}
