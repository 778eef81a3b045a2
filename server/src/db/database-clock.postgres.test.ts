import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import type { Clock } from '../clock.ts';
import { postInit } from '../testing/consult-bodies.ts';
import { programDatabase, startTestServer, type TestServer } from '../testing/test-server.ts';
import type { Database } from './database.ts';
import { databaseClock } from './database-clock.ts';
import { openPostgres } from './postgres.ts';

const FIVE_MINUTES = 5 * 60_000;
const HOUR = 60 * 60_000;

const right: Clock = () => Date.now();
const late: Clock = () => Date.now() - FIVE_MINUTES;

describe('two servers on one database, their clocks five minutes apart', () => {
  let databaseUrl: string | undefined;
  const servers: TestServer[] = [];

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  async function start(clockOf: (db: Database) => Promise<Clock>): Promise<TestServer> {
    const server = await startTestServer(
      {},
      { ...(databaseUrl === undefined ? {} : { databaseUrl }), clockOf },
    );
    servers.push(server);
    return server;
  }

  /** A call that is under way on the late server while the other one starts, and looks for jobs that nobody holds. */
  async function longCall(clockOf: (own: Clock) => (db: Database) => Promise<Clock>) {
    ({ DATABASE_URL: databaseUrl } = await programDatabase(inject('scratch')));
    const first = await start(clockOf(late));
    const device = await first.device();
    const release = first.assessor.hold();
    const answer = postInit(device, {}, randomUUID());
    await vi.waitFor(() => expect(first.assessor.calls.begin).toBe(1));
    const second = await start(clockOf(right));
    await vi.waitFor(async () => {
      const [job] = await second.db.query<{ attempts: number }>('SELECT attempts FROM jobs');
      expect(job).toBeDefined();
    });
    release();
    return { status: (await answer).statusCode, doneTwice: second.assessor.calls.begin };
  }

  test('F18 a long call of one is not taken over by the other', async () => {
    const clockOf = (own: Clock) => (db: Database) => databaseClock(db, own);
    expect(await longCall(clockOf)).toEqual({ status: 200, doneTwice: 0 });
  });

  test('F18 by clocks of their own it would be: this test can fail', async () => {
    const clockOf = (own: Clock) => async () => own;
    // Both do the work; whether the call hears of it depends on which of them saves it first.
    expect((await longCall(clockOf)).doneTwice).toBe(1);
  });

  test('F18 a new session of one is good on the other, and one that the database says has ended is not', async () => {
    ({ DATABASE_URL: databaseUrl } = await programDatabase(inject('scratch')));
    const first = await start((db) => databaseClock(db, late));
    const second = await start((db) => databaseClock(db, right));
    const device = await first.device();
    const list = () =>
      second.app.inject({ method: 'GET', url: '/api/consults', cookies: device.cookies });
    expect((await list()).statusCode).toBe(200);
    const [row] = await second.db.query<{ apart: number }>(
      'SELECT abs(extract(epoch FROM now() - created_at))::float8 AS apart FROM auth_sessions',
    );
    expect(row?.apart).toBeLessThan(60);
  });
});

describe('a computer whose clock is set while it serves', () => {
  test.each([1, -1])(
    'F18 by %i h: the time goes on; by its own clock it would jump',
    async (hours) => {
      const { DATABASE_URL = '' } = await programDatabase(inject('scratch'));
      const db = await openPostgres(DATABASE_URL);
      const time = await databaseClock(db);
      const ownTime = await databaseClock(db, () => Date.now());
      const before = Date.now();
      const set = vi.spyOn(Date, 'now').mockImplementation(() => before + hours * HOUR);
      const [seen, ownSeen] = [time(), ownTime()];
      set.mockRestore();
      await db.close();
      expect(Math.abs(seen - before)).toBeLessThan(HOUR / 2);
      expect(Math.abs(ownSeen - before)).toBeGreaterThan(HOUR / 2);
    },
  );
});
