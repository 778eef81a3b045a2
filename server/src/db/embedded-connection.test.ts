import fs, { cpSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, inject, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';

const opened: Database[] = [];
afterEach(() => vi.useRealTimers());
afterEach(() => Promise.all(opened.splice(0).map((db) => db.close())));

async function open({ isSynced = false } = {}): Promise<Database> {
  const dataDir = await mkdtemp(join(inject('scratch'), 'connection-'));
  cpSync(inject('embedded').migrated, join(dataDir, 'db'), { recursive: true });
  const db = await openEmbedded(dataDir, { isSynced });
  opened.push(db);
  return db;
}

const add = (key: string): [string, string[]] => [
  'INSERT INTO settings (key, value) VALUES ($1, $2)',
  [key, 'x'],
];
const countOf = async (db: Database): Promise<unknown> =>
  (await db.query(`SELECT count(*)::int AS count FROM settings WHERE value = 'x'`))[0]?.['count'];

/** How often the disk is waited for meanwhile. */
async function syncsOf(work: () => Promise<unknown>): Promise<number> {
  const { fsyncSync } = fs;
  let syncs = 0;
  fs.fsyncSync = (file) => {
    syncs += 1;
    fsyncSync(file);
  };
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  }
  return syncs;
}

test('what is committed in one turn is synced once, before anybody hears of it; reading alone syncs nothing', async () => {
  const db = await open({ isSynced: true });
  await db.query(...add('before'));
  // However slow the computer is, this is one turn.
  vi.useFakeTimers({ toFake: ['performance'] });
  const many = await syncsOf(() =>
    Promise.all([
      ...['a', 'b', 'c', 'd'].map((key) => db.query(...add(key))),
      db.transaction((tx) => tx.query(...add('e'))),
    ]),
  );
  expect(many).toBe(1);
  expect(await syncsOf(() => countOf(db))).toBe(0);
  const order: string[] = [];
  const syncs = await syncsOf(async () => {
    const writing = db.query(...add('f')).then(() => order.push('written'));
    const reading = countOf(db).then((count) => order.push(`read ${String(count)}`));
    await Promise.resolve();
    expect(order).toEqual([]);
    await Promise.all([writing, reading]);
  });
  expect(syncs).toBe(1);
  expect(order).toEqual(['written', 'read 7']);
});

test('many statements leave others their turns between, and are synced together all the same', async () => {
  const db = await open({ isSynced: true });
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  const slow = `SELECT max(length(md5(n::text))) FROM generate_series(1, 20000) n`;
  setImmediate(count);
  const syncs = await syncsOf(() =>
    Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        db.query(...add(`many ${String(n)}`)).then(() => db.query(slow)),
      ),
    ),
  );
  isOver = true;
  expect(turns).toBeGreaterThan(10);
  expect(syncs).toBeLessThan(40);
});

test('a transaction may wait for somebody who waits for the disk', async () => {
  const db = await open({ isSynced: true });
  const before = db.query(...add('before'));
  await db.transaction(async (tx) => {
    await before;
    await tx.query(...add('inside'));
  });
  expect(await countOf(db)).toBe(2);
});

test('a statement that fails leaves the next ones as they are, in a transaction none of it', async () => {
  const db = await open();
  await expect(db.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
  await expect(db.query('SELECT no_such_column')).rejects.toMatchObject({ code: '42703' });
  const failing = db.transaction(async (tx) => {
    await tx.query(...add('a'));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const hushed = db.transaction(async (tx) => {
    await tx.query(...add('a'));
    await tx.query(...add('a')).catch(() => undefined);
  });
  await expect(hushed).rejects.toMatchObject({ code: '25P02' });
  expect(await countOf(db)).toBe(0);
});

test('others wait for an open transaction, in their order', async () => {
  const db = await open();
  const order: string[] = [];
  await Promise.all([
    db.transaction(async (tx) => {
      await tx.query(...add('a'));
      await new Promise((later) => setTimeout(later, 20));
      order.push('first');
    }),
    db.query(...add('b')).then(() => order.push('second')),
    db.transaction((tx) => tx.query(...add('c'))).then(() => order.push('third')),
    countOf(db).then((count) => order.push(`count ${String(count)}`)),
  ]);
  expect(order).toEqual(['first', 'second', 'third', 'count 3']);
});

test('a prepared statement sees what has become of its tables, however often it runs', async () => {
  const db = await open();
  await db.query('CREATE TABLE things (name text)');
  await db.query('INSERT INTO things VALUES ($1)', ['ball']);
  expect(await db.query('SELECT * FROM things')).toEqual([{ name: 'ball' }]);
  await db.query('ALTER TABLE things ADD COLUMN color text');
  expect(await db.query('SELECT * FROM things')).toEqual([{ name: 'ball', color: null }]);
  for (let times = 0; times < 520; times += 1) {
    const [row] = await db.query<{ n: number }>('SELECT $1::int AS n', [times]);
    expect(row?.n).toBe(times);
  }
  for (let other = 0; other < 420; other += 1) {
    const [row] = await db.query<{ n: number }>(`SELECT ${other} AS n`);
    expect(row?.n).toBe(other);
  }
});

/** Bytes of the heap that something still refers to. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('bug: PGlite held every row that was ever read, and the server grew by all that it answered', async () => {
  const db = await open();
  const read = () => db.query(`SELECT repeat('x', 1000000) AS text`);
  await read();
  const before = bytesInUse();
  for (let times = 0; times < 40; times += 1) await read();
  expect(bytesInUse() - before).toBeLessThan(10_000_000);
});
