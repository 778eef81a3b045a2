import { randomUUID } from 'node:crypto';
import { myDataRoutes, resumableRoutes } from '@petwise/contracts';
import pg from 'pg';
import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { filesHolding } from '../../testing/files-holding.ts';
import { copyOf, databaseFilesHolding, dropDatabase } from '../../testing/postgres-server.ts';
import type { Device } from '../../testing/test-server.ts';
import { startUploadClient, type UploadClient } from '../../testing/upload-client.ts';
import { doEverything } from '../../testing/do-everything.ts';
import type { Database } from '../../db/database.ts';
import { rewriteFiles } from '../../db/rewrite-files.ts';
import { readSetting } from '../../db/settings.ts';
import { copiesIn } from '../../testing/copies-in.ts';
import { freezeTables } from '../backups/frozen-tables.ts';
import { Erasure } from './erasure.ts';

/** Letters that neither the product's own words have in this order nor other tests': the log of a PostgreSQL is everybody's. */
const MARKER = 'Krimbozzle';
const OTHERS = 'Vorbknuddle';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const postgres = inject('postgres');
let client: UploadClient;
afterEach(async () => {
  vi.useRealTimers();
  await client.server.close();
});

/** Files of the data folder, and of the PostgreSQL server where there is one. */
const holding = async (marker: string): Promise<string[]> => [
  ...(await filesHolding(client.server.config.dataDir, marker)),
  ...(postgres === null
    ? []
    : await databaseFilesHolding(postgres.dataDir, client.server.db, marker)),
];

/** Leaves a marker wherever an owner's words go, also in a file that arrived half. */
async function leaveWords(marker: string, who: Device): Promise<void> {
  await doEverything(client, who, marker);
  const { method, path: url } = resumableRoutes.begin;
  const payload = { name: `${marker}.txt`, size: 100 };
  const { uploadId } = (await who.inject({ method, url, payload })).json<{ uploadId: string }>();
  const path = `${resumableRoutes.append.path.replace(':uploadId', uploadId)}?offset=0`;
  const piece = await client.upload(Buffer.from(`${marker} half`), 'piece', { who, path });
  expect(piece.status).toBe(200);
}

async function deleteEverything(who: Device): Promise<void> {
  // What has just come in is removed later; below.
  client.server.advance(60_000);
  const { method, path: url } = myDataRoutes.remove;
  expect((await who.inject({ method, url })).statusCode).toBe(200);
}

const POLL = { timeout: 60_000, interval: 250 };

test('C7 deleted words are found in no file of the data folder within 60 s', async () => {
  client = await startUploadClient();
  const other = await client.server.device();
  await leaveWords(MARKER, client.device);
  await leaveWords(OTHERS, other);
  const { db } = client.server;
  // As in a database whose planner had samples of a column before a migration forbade them.
  await db.query('ALTER TABLE chat_messages ALTER COLUMN content SET STATISTICS 100');
  await db.query('ANALYZE');
  await db.query('ALTER TABLE chat_messages ALTER COLUMN content SET STATISTICS 0');
  expect(JSON.stringify(await db.query('SELECT histogram_bounds::text FROM pg_stats'))).toContain(
    MARKER,
  );
  await db.query('CHECKPOINT');
  // This test can fail: the words are in tables, in the log and in uploads.
  expect((await holding(MARKER)).length).toBeGreaterThan(3);

  await deleteEverything(client.device);
  await expect.poll(() => holding(MARKER), POLL).toEqual([]);
  const stored = await other.inject({ method: 'GET', url: myDataRoutes.export.path });
  expect(stored.body).toContain(`${OTHERS} keeps vomiting`);
  expect((await holding(OTHERS)).length).toBeGreaterThan(0);
});

test('C7 a server that ends between a deletion and the rewriting of the files does it at its next start', async () => {
  client = await startUploadClient();
  await leaveWords(MARKER, client.device);
  await client.server.db.query('CHECKPOINT');
  await deleteEverything(client.device);
  // Ends before the first pass has begun.
  await client.restart();
  await expect.poll(() => holding(MARKER), POLL).toEqual([]);
});

/** What another does on the same PostgreSQL server before an owner deletes, and has not ended. */
const OPEN_TRANSACTIONS: Record<string, (url: URL) => Promise<pg.Client>> = {
  'a snapshot of this database': (url) => begin(url, 'SELECT 1'),
  'a write in another database': (url) => {
    const others = new URL(url);
    others.pathname = '/postgres';
    return begin(others, 'SELECT pg_current_xact_id()');
  },
};

async function begin(url: URL, statement: string): Promise<pg.Client> {
  const other = new pg.Client({ connectionString: url.href });
  await other.connect();
  await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await other.query(statement);
  return other;
}

test.skipIf(postgres === null).each(Object.entries(OPEN_TRANSACTIONS))(
  'C7 words that %s still keeps leave the files once it has ended',
  async (_, open) => {
    const databaseUrl = await copyOf(postgres?.template ?? '');
    onTestFinished(() => dropDatabase(databaseUrl));
    client = await startUploadClient({ databaseUrl });
    await leaveWords(MARKER, client.device);
    const other = await open(new URL(databaseUrl));
    const warn = vi.spyOn(client.server.app.log, 'warn');
    await deleteEverything(client.device);
    await expect
      .poll(() => warn.mock.calls.flat(), POLL)
      .toContainEqual(expect.stringMatching(/long transaction/));
    expect(await holding(MARKER)).not.toEqual([]);
    await other.query('COMMIT');
    await other.end();
    await expect.poll(() => holding(MARKER), POLL).toEqual([]);
  },
);

test('C7 a file that must wait, because somebody may have sent the same just now, goes a little later', async () => {
  client = await startUploadClient();
  const { server } = client;
  // The server's own look at its start must be over: it would take what is noted here.
  await deleteEverything(client.device);
  await expect.poll(() => readSetting(server.db, 'erasure-due'), POLL).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sha256 = randomUUID();
  const asked: (readonly string[])[] = [];
  const erasure = new Erasure({
    db: server.db,
    logger: server.app.log,
    removeContents: async (contents) => {
      asked.push(contents);
      return asked.length < 3 ? contents : [];
    },
  });
  await server.db.transaction((tx) => erasure.note(tx, [sha256]));
  erasure.wake();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked).toEqual([[sha256], [sha256], [sha256]]);
  }, POLL);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toHaveLength(3);
  erasure.stop();
});

test('bug: what a server that was killed in a backup had copied outlived the deletion', async () => {
  client = await startUploadClient();
  await leaveWords(MARKER, client.device);
  const { db } = client.server;
  const copy = `petwise_backup_${Date.now()}_0a1b2c3d`;
  await db.query(`CREATE SCHEMA ${copy}`);
  await db.query(`CREATE UNLOGGED TABLE ${copy}.chat_messages AS TABLE chat_messages`);
  await db.query('CHECKPOINT');
  await deleteEverything(client.device);
  await expect.poll(() => holding(MARKER), POLL).toEqual([]);
  expect(await copiesIn(db)).toEqual([]);
});

test('bug: an erasure was done, and a backup that was still read held the deleted words', async () => {
  client = await startUploadClient();
  await leaveWords(MARKER, client.device);
  const { db, app } = client.server;
  const backup = await freezeTables(db);
  const warn = vi.spyOn(app.log, 'warn');
  await deleteEverything(client.device);
  await expect
    .poll(() => warn.mock.calls.flat(), POLL)
    .toContainEqual(expect.stringMatching(/a backup/));
  expect(await readSetting(db, 'erasure-due')).not.toBeNull();
  expect(await copiesIn(db)).toHaveLength(1);
  await backup.drop();
  await expect.poll(() => holding(MARKER), POLL).toEqual([]);
});

/** A database some of whose statements never end, or answer what a test wants. */
const answering = (db: Database, other: (sql: string) => Promise<object[]> | null): Database => ({
  ...db,
  // The rows of a test's own.
  query: (sql, params) => (other(sql) ?? db.query(sql, params)) as Promise<never[]>,
});

test('bug: a stop during an erasure waited for every table, and the program was cut off with 1', async () => {
  client = await startUploadClient();
  const { db, app } = client.server;
  await deleteEverything(client.device);
  await expect.poll(() => readSetting(db, 'erasure-due'), POLL).toBeNull();
  const rewritten: string[] = [];
  let next = (): void => undefined;
  const slow = answering(db, (sql) => {
    if (!sql.startsWith('VACUUM')) return null;
    rewritten.push(sql);
    return new Promise((done) => (next = () => done([])));
  });
  const removeContents = async (): Promise<string[]> => [];
  const erasure = new Erasure({ db: slow, logger: app.log, removeContents });
  const error = vi.spyOn(app.log, 'error');
  await db.transaction((tx) => erasure.note(tx, []));
  erasure.wake();
  await expect.poll(() => rewritten, POLL).toHaveLength(1);
  await Promise.resolve(erasure.stop());
  next();
  await new Promise(setImmediate);
  expect(rewritten).toHaveLength(1);
  expect(await readSetting(db, 'erasure-due')).not.toBeNull();
  expect(error.mock.calls).toEqual([]);
}, 60_000);

test('bug: a stop waited for a long transaction of another to end', async () => {
  client = await startUploadClient();
  const stop = new AbortController();
  let rounds = 0;
  const asked: string[] = [];
  const busy = answering(client.server.db, (sql) => {
    asked.push(sql);
    if (!sql.includes('pg_locks')) return null;
    rounds += 1;
    if (rounds === 2) stop.abort();
    return Promise.resolve([{ id: '1/1' }]);
  });
  await expect(rewriteFiles(busy, stop.signal)).rejects.toThrow(/abort/i);
  expect(asked).toHaveLength(2);
});
