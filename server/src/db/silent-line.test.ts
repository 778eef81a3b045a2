import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startLine } from '../testing/database-line.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe.runIf(hasPostgres())('a line to PostgreSQL that falls silent', () => {
  let postgres: PostgresServer;
  let direct: Database;
  let address: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    address = await postgres.createDatabase();
    direct = await openPostgres(address);
  });
  afterAll(async () => {
    await direct.close();
    await postgres.close();
  });

  async function listening(stillThere: Parameters<typeof openPostgres>[1]) {
    const line = await startLine(address);
    const database = await openPostgres(line.url, stillThere);
    const received: string[] = [];
    await database.listen('lines', (payload) => received.push(payload));
    await direct.notify('lines', 'before');
    await vi.waitFor(() => expect(received).toEqual(['before']));
    line.fallSilent();
    await direct.notify('lines', 'lost');
    const end = async (): Promise<void> => {
      line.close();
      await database.close();
    };
    return { received, end };
  }

  test('bug: who listened there heard nothing for two hours; now it looks again, and hears what is told', async () => {
    const { received, end } = await listening({ everyMs: 100, withinMs: 500 });
    await vi.waitFor(() => expect(received).toEqual(['before', '']), { timeout: 30_000 });
    await direct.notify('lines', 'after');
    await vi.waitFor(() => expect(received).toEqual(['before', '', 'after']));
    await end();
  });

  test('a listener that does not ask notices nothing: the line is silent indeed', async () => {
    const { received, end } = await listening({ everyMs: 3_600_000, withinMs: 500 });
    const other = await listening({ everyMs: 100, withinMs: 500 });
    await vi.waitFor(() => expect(other.received).toContain(''), { timeout: 30_000 });
    expect(received).toEqual(['before']);
    await Promise.all([end(), other.end()]);
  });
});
