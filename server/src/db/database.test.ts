import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { migrate, statementsOf } from './migrate.ts';
import { toJson } from './sql-values.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the database', () => {
  test('a transaction is all or nothing', async () => {
    const { db } = server;
    const failing = db.transaction(async (tx) => {
      await tx.query("INSERT INTO settings (key, value) VALUES ('half', '1')");
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await db.query("SELECT 1 FROM settings WHERE key = 'half'")).toEqual([]);
  });

  test('a listener hears what is told on its channel, until it stops', async () => {
    const received: string[] = [];
    const stop = await server.db.listen('test_channel', (payload) => received.push(payload));
    await server.db.notify('test_channel', 'one');
    await server.db.notify('another', 'two');
    await expect.poll(() => received).toEqual(['one']);
    await stop();
    await server.db.notify('test_channel', 'three');
    expect(received).toEqual(['one']);
  });

  test('a number is locked until it is let go, or its line to the database ends', async () => {
    const { db } = server;
    const [first, second] = [await db.holdLock(7), await db.holdLock(2 ** 31 - 1)];
    expect(new Set(await db.lockedKeys())).toEqual(new Set([7, 2 ** 31 - 1]));
    await first();
    await expect.poll(() => db.lockedKeys()).toEqual([2 ** 31 - 1]);
    if (db.kind === 'postgres') {
      const holder = `SELECT pg_terminate_backend(pid) FROM pg_locks
        WHERE locktype = 'advisory' AND objid = ${2 ** 31 - 1}`;
      await db.query(holder);
    } else await second();
    await expect.poll(() => db.lockedKeys()).toEqual([]);
    await second();
  });

  test('values arrive as they were sent', async () => {
    const at = new Date('2026-02-28T23:59:59.999Z');
    const [row] = await server.db.query(
      'SELECT $1::text AS text, $2::timestamptz AS at, $3::jsonb AS json, $4::text[] AS list, $5::boolean AS yes',
      ["it's 🐕; --", at, JSON.stringify({ a: [1, null] }), ['a,b', '"c"'], true],
    );
    expect(row).toEqual({
      text: "it's 🐕; --",
      at,
      json: { a: [1, null] },
      list: ['a,b', '"c"'],
      yes: true,
    });
  });

  test('a NUL or half an emoji deep in JSON fails no statement, and the rest is kept', async () => {
    const written = {
      words: 'a\u0000b \ud83d',
      list: ['\u0000', 1, null, true, { cut: '\ude00 🐕' }],
    };
    const [row] = await server.db.query('SELECT $1::jsonb AS stored', [toJson(written)]);
    expect(row).toEqual({
      stored: { words: 'ab \ufffd', list: ['', 1, null, true, { cut: '\ufffd 🐕' }] },
    });
  });
});

describe('migrations', () => {
  test('run once', async () => {
    expect(await migrate(server.db)).toEqual([]);
    const rows = await server.db.query('SELECT name FROM migrations');
    expect(rows).toContainEqual({ name: '0001-initial.sql' });
  });

  test('are cut where a line ends in a semicolon, and comments are left out', () => {
    const sql =
      "-- why; this\nCREATE TABLE a (\n  b text -- c\n);\nINSERT INTO a VALUES (';');\n\n-- end\n";
    expect(statementsOf(sql)).toEqual([
      'CREATE TABLE a (\n  b text -- c\n)',
      "INSERT INTO a VALUES (';')",
    ]);
  });
});
