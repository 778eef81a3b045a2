import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { myDataRoutes, resumableRoutes, type ResumableState } from '@petwise/contracts';
import { operatorRoutes } from '@petwise/contracts/operator';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openEmbedded } from '../../db/embedded.ts';
import { openPostgres } from '../../db/postgres.ts';
import { startBucketServer } from '../../testing/bucket-server.ts';
import { filesHolding } from '../../testing/files-holding.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { operatorKey } from '../../testing/make-release.ts';
import { programDatabase, type GivenParts } from '../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import { restoreBackup } from '../backups/restore-backup.ts';
import { Bucket } from './bucket/bucket.ts';
import { readBucketSetting } from './bucket/bucket-setting.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const WORDS = 'Milo vomits since Monday';

let store: S3Server;
/** To look into the store beside the servers. */
let bucket: Bucket;
let folder: string;
const clients: UploadClient[] = [];

beforeAll(async () => {
  store = await startS3Server();
  bucket = openStore();
  folder = await mkdtemp(join(inject('scratch'), 'anywhere-'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.server.close();
  await emptyStore();
});
afterAll(async () => {
  await bucket.close();
  await store.close();
  await rm(folder, { recursive: true });
});

function openStore(): Bucket {
  const config = readBucketSetting(store.setting);
  if (config === null) throw new Error('the store has no address');
  return new Bucket(config);
}

async function inStore(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list('')) keys.push(key);
  return keys;
}

async function emptyStore(): Promise<void> {
  for (const key of await inStore()) await bucket.remove(key);
}

type Place = 'folder' | 'bucket';

async function start(
  place: Place,
  parts: Pick<GivenParts, 'databaseUrl' | 'clockOf'> = {},
): Promise<UploadClient> {
  const settings = place === 'bucket' ? { PETWISE_FILES: store.setting } : {};
  const client = await startUploadClient(parts, { ...settings });
  clients.push(client);
  return client;
}

/** A server whose computer is ahead of the database by so much, milliseconds; behind it when negative. */
const startAhead = (place: Place, ms: number): Promise<UploadClient> =>
  start(place, { clockOf: async () => () => Date.now() - ms });

async function deleteEverything({ server, device }: UploadClient): Promise<void> {
  // What is fresh is removed only later.
  server.advance(MINUTE);
  const { method, path: url } = myDataRoutes.remove;
  expect((await device.inject({ method, url })).statusCode).toBe(200);
}

/** Everything that holds the words, wherever files may lie. */
async function holding({ server }: UploadClient): Promise<string[]> {
  const found: string[] = [];
  for (const key of await inStore()) {
    const body = await bucket.get(key);
    if (body !== null && (await text(body)).includes(WORDS)) found.push(key);
  }
  return [...found, ...(await filesHolding(join(server.config.dataDir, 'uploads'), WORDS))];
}

const read = async ({ device }: UploadClient, id: string): Promise<string> =>
  (await device.inject({ method: 'GET', url: `/api/files/${id}` })).body;

/** Begins a file that comes in pieces; adds one. */
async function begin({ device }: UploadClient, name: string, size: number): Promise<string> {
  const { method, path: url } = resumableRoutes.begin;
  const begun = await device.inject({ method, url, payload: { name, size } });
  return begun.json<{ uploadId: string }>().uploadId;
}

async function add(
  client: UploadClient,
  { uploadId, offset, piece }: { uploadId: string; offset: number; piece: string },
): Promise<ResumableState> {
  const path = `${resumableRoutes.append.path.replace(':uploadId', uploadId)}?offset=${offset}`;
  const sent = await client.upload(Buffer.from(piece), 'piece', { path });
  if (sent.status !== 200) throw new Error(await sent.text());
  // The contract's answer.
  return (await sent.json()) as ResumableState;
}

async function finish(client: UploadClient, uploadId: string): Promise<string> {
  const form = new FormData();
  form.append('resumable', uploadId);
  const headers = { cookie: client.device.cookieHeader() };
  const url = `${client.address}/api/secure-upload`;
  return (await stored(await fetch(url, { method: 'POST', body: form, headers }))).id;
}

describe.each<[Place]>([['folder'], ['bucket']])('files in a %s', (place) => {
  test('are kept, read, and gone for good when their owner deletes everything', async () => {
    const client = await start(place);
    const { id } = await stored(await client.upload(Buffer.from(WORDS), 'letter.txt'));
    expect(await read(client, id)).toBe(WORDS);
    expect(await inStore()).toHaveLength(place === 'bucket' ? 1 : 0);
    await deleteEverything(client);
    await expect.poll(() => holding(client), { timeout: 45_000, interval: 500 }).toEqual([]);
  }, 60_000);

  test('bug: a file that its owner deleted stayed where the server’s clock was ahead', async () => {
    const client = await startAhead(place, HOUR);
    await stored(await client.upload(Buffer.from(WORDS), 'letter.txt'));
    await deleteEverything(client);
    await expect.poll(() => holding(client), { timeout: 45_000, interval: 500 }).toEqual([]);
  }, 60_000);

  test('bug: where the server’s clock was behind, the sweep took a file whose row was on the way, and half an upload', async () => {
    const client = await startAhead(place, -2 * HOUR);
    const { id } = await stored(await client.upload(Buffer.from(WORDS), 'letter.txt'));
    await client.server.db.query('DELETE FROM uploads WHERE id = $1', [id]);
    const uploadId = await begin(client, 'half.txt', 9);
    await client.restart();
    expect(await add(client, { uploadId, offset: 0, piece: 'half' })).toMatchObject({ offset: 4 });
    await client.restart();
    expect(await add(client, { uploadId, offset: 4, piece: ' more' })).toMatchObject({ offset: 9 });
    expect((await holding(client)).length).toBeGreaterThan(0);
    // And no longer than by everybody else's clock.
    client.server.advance(2 * HOUR);
    await client.restart();
    expect(await holding(client)).toEqual([]);
    await expect(add(client, { uploadId, offset: 9, piece: '' })).rejects.toThrow();
  });

  test('that come in pieces are put together; what is left half goes after an hour', async () => {
    const client = await start(place);
    const uploadId = await begin(client, 'letter.txt', WORDS.length);
    expect(await add(client, { uploadId, offset: 0, piece: WORDS.slice(0, 9) })).toEqual({
      offset: 9,
      size: WORDS.length,
    });
    await add(client, { uploadId, offset: 9, piece: WORDS.slice(9) });
    expect(await read(client, await finish(client, uploadId))).toBe(WORDS);

    const half = await begin(client, 'half.txt', 100);
    await add(client, { uploadId: half, offset: 0, piece: 'half' });
    client.server.advance(2 * HOUR);
    await client.restart();
    await expect(add(client, { uploadId: half, offset: 4, piece: 'more' })).rejects.toThrow();
    expect((await inStore()).filter((key) => key.includes('partial'))).toEqual([]);
    expect(await readdir(join(client.server.config.dataDir, 'uploads/tmp'))).toEqual([]);
  });

  test('that no row names go with the next sweep, others stay', async () => {
    const client = await start(place);
    const file = await stored(await client.upload(Buffer.from(WORDS), 'kept.txt'));
    const gone = await stored(await client.upload(Buffer.from('Zoe coughs'), 'gone.txt'));
    await client.server.db.query('DELETE FROM uploads WHERE id = $1', [gone.id]);
    client.server.advance(2 * HOUR);
    await client.restart();
    expect(await read(client, file.id)).toBe(WORDS);
    expect((await client.filesOnDisk()).length).toBe(1);
    expect(await inStore()).toHaveLength(place === 'bucket' ? 1 : 0);
  });

  test.each<[Place]>([['folder'], ['bucket']])('are in a backup, restored to a %s', async (to) => {
    const client = await start(place);
    const { id } = await stored(await client.upload(Buffer.from(WORDS), 'letter.txt'));
    const headers = { authorization: `Bearer ${operatorKey(client.server)}` };
    const answer = await fetch(client.address + operatorRoutes.backup.path, { headers });
    const file = join(folder, 'backup.tar.gz');
    await writeFile(file, gzipSync(Buffer.from(await answer.arrayBuffer())));
    await emptyStore();

    const target = to === 'bucket' ? openStore() : null;
    const files = await mkdtemp(join(folder, 'fresh-'));
    const { DATABASE_URL: address } = await programDatabase(files);
    const db = await (address === undefined
      ? openEmbedded(files, { isSynced: false })
      : openPostgres(address));
    const folders = {
      files,
      releases: join(files, 'releases'),
      buckets: { files: target, releases: null },
    };
    const restored = await restoreBackup(db, folders, file);
    const rows = await db.query('SELECT sha256 FROM uploads WHERE id = $1', [id]);
    await db.close();
    await target?.close();
    expect(restored.files).toBeGreaterThan(0);
    const found = await filesHolding(join(files, 'uploads'), WORDS);
    expect(rows).toHaveLength(1);
    expect(found.length).toBe(to === 'folder' ? 1 : 0);
    expect(await inStore()).toHaveLength(to === 'bucket' ? 1 : 0);
  });
});

describe('a bucket', () => {
  test('that does not answer refuses an upload with a 503, and keeps nothing', async () => {
    const standIn = await startBucketServer();
    const client = await startUploadClient({}, { PETWISE_FILES: standIn.setting });
    clients.push(client);
    standIn.failNext(99);
    const refused = await client.upload(Buffer.from(WORDS), 'letter.txt');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(standIn.objects.size).toBe(0);
    expect(await filesHolding(join(client.server.config.dataDir, 'uploads'), WORDS)).toEqual([]);
    await standIn.close();
  });
});

// Only where the run has a PostgreSQL: two servers cannot share an embedded database.
if (inject('postgres') !== null) {
  test('two servers with a bucket and no disk in common: pieces, files and deletions are everybody’s', async () => {
    const { DATABASE_URL: address = '' } = await programDatabase(folder);
    const first = await start('bucket', { databaseUrl: address });
    const second = await start('bucket', { databaseUrl: address });
    second.device.cookies = first.device.cookies;
    const uploadId = await begin(first, 'letter.txt', WORDS.length);
    await add(second, { uploadId, offset: 0, piece: WORDS.slice(0, 9) });
    await add(first, { uploadId, offset: 9, piece: WORDS.slice(9) });
    const id = await finish(second, uploadId);
    expect(await read(first, id)).toBe(WORDS);
    await deleteEverything(first);
    for (const client of [first, second]) {
      await expect.poll(() => holding(client), { timeout: 45_000, interval: 500 }).toEqual([]);
    }
  }, 100_000);
}
