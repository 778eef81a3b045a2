import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { releaseServiceRoutes } from '@petwise/contracts/release-service';
import { operatorRoutes } from '@petwise/contracts/operator';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { openEmbedded } from '../../db/embedded.ts';
import { openPostgres } from '../../db/postgres.ts';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server.ts';
import { operatorKey, point, publish, writeRelease } from '../../testing/make-release.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { programDatabase, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { dataFoldersOf } from '../backups/data-files.ts';
import { restoreBackup } from '../backups/restore-backup.ts';
import { Bucket, type BucketConfig } from '../uploads/bucket/bucket.ts';
import { readBucketSetting } from '../uploads/bucket/bucket-setting.ts';
import { signed } from '../uploads/bucket/sign.ts';
import { openReleaseBytes } from './open-release-bytes.ts';
import { findRelease } from './repository.ts';

const ONE = '1.0.0-aa';
const DOOR = `/remotes/mfe_chat/${ONE}/assets/prototype-22222222.js`;

let store: S3Server;
/** To look into the store beside the servers. */
let bucket: Bucket;
/** A store that can be away. */
let standIn: BucketServer;
let folder: string;
/** Of all servers, as those of one database need it. */
let signingKey: string;
const servers: TestServer[] = [];

beforeAll(async () => {
  store = await startS3Server();
  bucket = new Bucket(configOf(store));
  standIn = await startBucketServer();
  folder = await mkdtemp(join(inject('scratch'), 'releases-in-bucket-'));
  signingKey = join(folder, 'key.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(signingKey, privateKey.export({ type: 'pkcs8', format: 'pem' }));
});
afterEach(async () => {
  standIn.failNext(0);
  for (const server of servers.splice(0)) await server.close();
  standIn.objects.clear();
  await emptyStore();
});
afterAll(async () => {
  await bucket.close();
  await store.close();
  await standIn.close();
  await rm(folder, { recursive: true });
});

function configOf({ setting }: S3Server): BucketConfig {
  const config = readBucketSetting(setting);
  if (config === null) throw new Error('the store has no address');
  return config;
}

async function inStore(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list('')) keys.push(key);
  return keys;
}

async function emptyStore(): Promise<void> {
  for (const key of await inStore()) await bucket.remove(key);
}

/** Of each object, as a page would be told it. */
async function typesInStore(): Promise<Record<string, string | null>> {
  const config = configOf(store);
  const types: Record<string, string | null> = {};
  for (const key of await inStore()) {
    const url = new URL(`${config.address}/${key}`);
    const contentHash = createHash('sha256').digest('hex');
    const headers = signed({ method: 'HEAD', url, headers: {}, contentHash }, config);
    types[key] = (await fetch(url, { method: 'HEAD', headers })).headers.get('content-type');
  }
  return types;
}

async function start(databaseUrl?: string, place: S3Server = store): Promise<TestServer> {
  const given = databaseUrl === undefined ? {} : { databaseUrl };
  const settings = { PETWISE_RELEASES: place.setting, PETWISE_SIGNING_KEY: signingKey };
  const server = await startTestServer(settings, given);
  servers.push(server);
  return server;
}

const startOnStandIn = (): Promise<TestServer> => start(undefined, standIn);
const ask = (server: TestServer, url: string) => server.app.inject({ url });
const copiesOf = ({ config }: TestServer): string => join(config.dataDir, 'cache/releases');

test('a release is put into the bucket, given to pages from a copy, and is there without the bucket', async () => {
  const server = await startOnStandIn();
  await writeRelease(server, 'mfe_chat', { version: ONE, door: 'prototype' });
  await point(server, { mfe_chat: ONE });
  expect(standIn.objects.has(`releases/mfe_chat/${ONE}/mf-manifest.json`)).toBe(true);
  const registry = (await ask(server, '/registry.json')).json();
  expect(registry.remotes.mfe_chat.current.version).toBe(ONE);
  expect((await ask(server, DOOR)).statusCode).toBe(200);
  await writeRelease(server, 'mfe_chat', { version: '2.0.0-bb', door: 'prototype' });
  await writeRelease(server, 'mfe_report', { version: ONE, door: 'assessment' });
  await point(server, { mfe_report: ONE });
  standIn.failNext(999);
  await server.restart();
  const { remotes } = (await ask(server, '/registry.json')).json();
  // The report was never asked for here, so that there is no copy of it.
  expect(Object.keys(remotes)).toEqual(['mfe_chat']);
  expect((await ask(server, DOOR)).body).toContain('Door');
});

test.each([
  ['script', 'assets/prototype-22222222.js'],
  ['manifest', 'mf-manifest.json'],
])('a copy whose %s was damaged, or lost, is fetched anew', async (_what, path) => {
  const server = await start();
  await writeRelease(server, 'mfe_chat', { version: ONE, door: 'prototype' });
  await point(server, { mfe_chat: ONE });
  const whole = (await ask(server, DOOR)).body;
  const copy = join(copiesOf(server), 'mfe_chat', ONE, path);
  for (const spoil of [() => writeFile(copy, 'stolen()'), () => rm(copy)]) {
    await spoil();
    await server.restart();
    expect((await ask(server, DOOR)).body).toBe(whole);
  }
});

test('a copy that was damaged is refused while the bucket is away', async () => {
  const server = await startOnStandIn();
  await writeRelease(server, 'mfe_chat', { version: ONE, door: 'prototype' });
  await point(server, { mfe_chat: ONE });
  const whole = (await ask(server, DOOR)).body;
  await writeFile(join(copiesOf(server), DOOR.replace('/remotes/', '')), 'stolen()');
  standIn.failNext(999);
  const refused = await ask(server, DOOR);
  expect(refused.statusCode).toBe(503);
  expect(refused.body).not.toContain('stolen');
  standIn.failNext(0);
  await expect.poll(async () => (await ask(server, DOOR)).body, { timeout: 20_000 }).toBe(whole);
});

test('a bucket that is away refuses a release with a 503; nothing of it is in the store', async () => {
  const server = await startOnStandIn();
  standIn.failNext(999);
  const files = { 'mf-manifest.json': '{}' };
  const refused = await publish(server, 'mfe_chat', { version: 'x', files });
  standIn.failNext(0);
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const again = await publish(server, 'mfe_chat', { version: 'x', files });
  expect(again.json()).toEqual({ version: 'x', added: true });
});

test('what the bucket has lost is put there again by the very files', async () => {
  const server = await start();
  await writeRelease(server, 'mfe_chat', { version: ONE, door: 'prototype' });
  await emptyStore();
  await writeRelease(server, 'mfe_chat', { version: ONE, door: 'prototype' });
  await point(server, { mfe_chat: ONE });
  expect((await ask(server, DOOR)).statusCode).toBe(200);
});

test('gc and the hourly sweep leave nothing of a version in the bucket, nor in the copies', async () => {
  const server = await start();
  for (const version of [ONE, '2.0.0-bb']) {
    await writeRelease(server, 'mfe_chat', { version, door: 'prototype' });
  }
  await point(server, { mfe_chat: '2.0.0-bb' });
  expect((await ask(server, DOOR)).statusCode).toBe(200);
  expect(await readdir(join(copiesOf(server), 'mfe_chat'))).toContain(ONE);
  const { method, path: url } = releaseServiceRoutes.gc;
  const headers = { authorization: `Bearer ${operatorKey(server)}` };
  const removed = await server.app.inject({ method, url, headers, payload: { keep: 1 } });
  expect(removed.json().removed).toEqual([{ remote: 'mfe_chat', version: ONE }]);
  expect((await inStore()).filter((key) => key.includes(ONE))).toEqual([]);
  expect(await readdir(join(copiesOf(server), 'mfe_chat'))).not.toContain(ONE);
});

test.each(['folder', 'bucket'])('are in a backup, restored to a %s', async (to) => {
  const server = await start();
  await writeRelease(server, 'mfe_chat', { version: ONE, door: 'prototype' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.listeningOrigin;
  const headers = { authorization: `Bearer ${operatorKey(server)}` };
  const answer = await fetch(address + operatorRoutes.backup.path, { headers });
  const file = join(folder, 'backup.tar.gz');
  await writeFile(file, gzipSync(Buffer.from(await answer.arrayBuffer())));
  const before = await typesInStore();
  expect(before[`releases/mfe_chat/${ONE}/mf-manifest.json`]).toContain('json');
  await emptyStore();

  const home = await mkdtemp(join(folder, 'fresh-'));
  const { DATABASE_URL } = await programDatabase(home);
  const db = await (DATABASE_URL === undefined
    ? openEmbedded(home, { isSynced: false })
    : openPostgres(DATABASE_URL));
  const { bytes, bucket: target } = await openReleaseBytes(
    {
      dataDir: home,
      releasesDir: join(home, 'releases'),
      releasesBucket: to === 'bucket' ? server.config.releasesBucket : null,
    },
    Date.now,
  );
  const places = { dataDir: home, releasesDir: join(home, 'releases') };
  await restoreBackup(db, dataFoldersOf(places, { files: null, releases: target }), file);
  const release = await findRelease(db, 'mfe_chat', ONE);
  expect(release && (await bytes.folderOf(release))).toContain(home);
  await target?.close();
  await db.close();
  expect(await typesInStore()).toEqual(to === 'bucket' ? before : {});
});

// Only where the run has a PostgreSQL: two servers cannot share an embedded database.
if (inject('postgres') !== null) {
  test('another server of the same database and no disk in common gives what one was given', async () => {
    const { DATABASE_URL: address = '' } = await programDatabase(folder);
    const [first, second] = [await start(address), await start(address)];
    await writeRelease(first, 'mfe_chat', { version: ONE, door: 'prototype' });
    await point(first, { mfe_chat: ONE });
    await expect
      .poll(async () => (await ask(second, '/registry.json')).body, { timeout: 20_000 })
      .toContain(ONE);
    expect(await ask(second, DOOR)).toMatchObject({ statusCode: 200 });
    expect(await readdir(join(copiesOf(second), 'mfe_chat'))).toEqual([ONE]);
  });
}
