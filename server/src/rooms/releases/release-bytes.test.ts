import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { Bucket } from '../uploads/bucket/bucket.ts';
import { readBucketSetting } from '../uploads/bucket/bucket-setting.ts';
import { BucketBytes } from './bucket-bytes.ts';
import { FolderBytes } from './folder-bytes.ts';
import type { HashedRelease, ReleaseBytes, ReleaseFiles } from './release-bytes.ts';

const HOUR = 60 * 60 * 1000;
const MANIFEST = 'mf-manifest.json';
const NO_BODY = new Uint8Array();

const filesOf = (word: string): ReleaseFiles =>
  new Map([
    [MANIFEST, Buffer.from(`{"id":"${word}"}`)],
    ['remoteEntry-11111111.js', Buffer.from(`export const word = '${word}';`)],
    ['.vite/files.json', Buffer.from('[]')],
    ['assets/door+a~b-22222222.js', Buffer.from(word.repeat(40))],
    ['assets/empty.css', NO_BODY],
  ]);

/** A version with what the database would hold of it. */
function hashed(version: string, files: ReleaseFiles): HashedRelease {
  const hashes = [...files].map(([path, bytes]) => [
    path,
    createHash('sha256').update(bytes).digest('base64'),
  ]);
  return { remote: 'mfe_chat', version, files: Object.fromEntries(hashes) };
}

type Place = 'folder' | 'bucket' | 'bucket of a real S3 server';

let bucketServer: BucketServer;
let real: S3Server;
let home: string;
let bucket: Bucket | null = null;
/** How far the clock of all servers is ahead of this computer's, milliseconds. */
let ahead = 0;
const clock = (): number => Date.now() + ahead;

beforeAll(async () => {
  bucketServer = await startBucketServer();
  real = await startS3Server();
});
beforeEach(async () => {
  ahead = 0;
  home = await mkdtemp(join(inject('scratch'), 'bytes-'));
});
afterEach(async () => {
  bucketServer.failNext(0);
  bucketServer.cutNext(0);
  bucketServer.objects.clear();
  for (const key of await inStore()) await bucket?.remove(key);
  await bucket?.close();
  bucket = null;
  await rm(home, { recursive: true });
});
afterAll(async () => {
  await real.close();
  await bucketServer.close();
});

/** A server's sight of the place; of a bucket, each has copies of its own. */
function open(place: Place, server = 'one', restMs = 0): ReleaseBytes {
  if (place === 'folder') return new FolderBytes(join(home, 'releases'), clock);
  const config = readBucketSetting((place === 'bucket' ? bucketServer : real).setting);
  if (config === null) throw new Error('no bucket');
  bucket ??= new Bucket(config);
  const copies = new FolderBytes(join(home, server), clock);
  return new BucketBytes({ bucket, copies, clock }, restMs);
}

/** What lies in the bucket that is open. */
async function inStore(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket?.list('') ?? []) keys.push(key);
  return keys;
}

async function readAll(bytes: ReleaseBytes, release: HashedRelease): Promise<ReleaseFiles | null> {
  const folder = await bytes.folderOf(release);
  if (folder === null) return null;
  const found = new Map<string, Uint8Array>();
  for (const path of Object.keys(release.files))
    found.set(path, await readFile(join(folder, path)));
  return found;
}

const PLACES: readonly Place[] = ['folder', 'bucket', 'bucket of a real S3 server'];

describe.each(PLACES)('releases in a %s', (place) => {
  test('what is added is there for every server, byte for byte', async () => {
    const files = filesOf('one');
    const release = hashed('1.0.0-aa', files);
    expect(await open(place).has(release)).toBe(false);
    expect(await open(place).folderOf(release)).toBeNull();
    expect(await open(place).read(release, MANIFEST)).toBeNull();
    await open(place).add(release, files);
    for (const server of ['one', 'another']) {
      const bytes = open(place, server);
      expect(await bytes.has(release)).toBe(true);
      expect(Buffer.from((await bytes.read(release, MANIFEST)) ?? NO_BODY)).toEqual(
        files.get(MANIFEST),
      );
      expect(await bytes.read(release, 'assets/none.js')).toBeNull();
      const all = await readAll(bytes, release);
      for (const [path, body] of files) {
        expect(Buffer.from(all?.get(path) ?? Buffer.from('none')), path).toEqual(Buffer.from(body));
      }
    }
  });

  test('what is added twice, or over what nobody has named, is what was added last', async () => {
    const bytes = open(place);
    await bytes.add({ remote: 'mfe_chat', version: '1' }, filesOf('half'));
    const files = filesOf('whole');
    const release = hashed('1', files);
    await bytes.add(release, files);
    await bytes.add(release, files);
    expect(Buffer.from((await readAll(bytes, release))?.get(MANIFEST) ?? NO_BODY)).toEqual(
      files.get(MANIFEST),
    );
  });

  test('a fault in the middle of adding leaves nothing half; adding again heals it', async () => {
    const bytes = open(place);
    const release = hashed('1', filesOf('one'));
    const failing = breaksOff(filesOf('one'));
    await expect(bytes.add(release, failing)).rejects.toThrow('the disk is full');
    expect(await bytes.folderOf(release)).toBeNull();
    expect(await bytes.has(release)).toBe(false);
    await bytes.add(release, filesOf('one'));
    expect(await readAll(bytes, release)).toHaveLength(5);
  });

  test('what is removed is gone, other versions are not; none is as good', async () => {
    const bytes = open(place);
    const [gone, current] = [hashed('1', filesOf('gone')), hashed('1.1', filesOf('kept'))];
    await bytes.add(gone, filesOf('gone'));
    await bytes.add(current, filesOf('kept'));
    await bytes.folderOf(gone);
    await bytes.remove(gone);
    await bytes.remove(gone);
    expect(await bytes.folderOf(gone)).toBeNull();
    expect(await bytes.read(gone, MANIFEST)).toBeNull();
    expect(await readAll(bytes, current)).not.toBeNull();
  });

  test('bug: where this computer’s clock was behind, the sweep took a release whose row was on the way', async () => {
    ahead = 2 * HOUR;
    const bytes = open(place);
    const release = hashed('1', filesOf('new'));
    await bytes.add(release, filesOf('new'));
    await readAll(bytes, release);
    await bytes.sweep(async () => false);
    expect(await readAll(bytes, release)).not.toBeNull();
    ahead += 2 * HOUR;
    await bytes.sweep(async () => false);
    expect(await readdir(join(home, place === 'folder' ? 'releases' : 'one', 'mfe_chat'))).toEqual(
      place === 'folder' ? ['1'] : [],
    );
    expect(await inStore()).toEqual([]);
  });

  test('a sweep removes what was left half an hour ago, and nothing that a row names', async () => {
    const bytes = open(place);
    const named = hashed('1', filesOf('named'));
    await bytes.add(named, filesOf('named'));
    await readAll(bytes, named);
    const incoming = join(
      home,
      place === 'folder' ? 'releases' : 'one',
      '.incoming-0011223344556677',
    );
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'half.js'), 'half');
    const isNamed = async ({ version }: { version: string }) => version === '1';
    await bytes.sweep(isNamed);
    expect(await readdir(incoming)).toEqual(['half.js']);
    await utimes(incoming, 0, 0);
    ahead = 2 * HOUR;
    await bytes.sweep(isNamed);
    await expect(readdir(incoming)).rejects.toThrow('ENOENT');
    expect(await readAll(bytes, named)).not.toBeNull();
  });
});

/** Files of which the third cannot be had. */
function breaksOff(files: ReleaseFiles): ReleaseFiles {
  return new Map(
    [...files].map(([path, bytes], index) => [path, index === 2 ? unreadable() : bytes]),
  );
}

function unreadable(): Uint8Array {
  return new Proxy(new Uint8Array(3), {
    get: () => {
      throw new Error('the disk is full');
    },
  });
}

describe('releases in a bucket', () => {
  const files = filesOf('one');
  const release = hashed('1.0.0-aa', files);

  test('lie there under the names and types that a CDN gives them to pages with', async () => {
    await open('bucket').add(release, files);
    const entry = bucketServer.objects.get('releases/mfe_chat/1.0.0-aa/remoteEntry-11111111.js');
    expect(entry?.type).toBe('text/javascript; charset=utf-8');
    expect(bucketServer.objects.size).toBe(files.size);
  });

  test('are fetched once however many ask at once, and are there while the bucket is away', async () => {
    await open('bucket').add(release, files);
    const another = open('bucket', 'another');
    const folders = await Promise.all([1, 2, 3].map(() => another.folderOf(release)));
    expect(new Set(folders)).toEqual(new Set([join(home, 'another/mfe_chat/1.0.0-aa')]));
    bucketServer.failNext(99);
    expect(await another.read(release, MANIFEST)).not.toBeNull();
    expect(await another.folderOf(release)).toBe(folders[0]);
  });

  test('a connection that is cut is tried again; one that always is, is said, and keeps nothing half', async () => {
    await open('bucket').add(release, files);
    const another = open('bucket', 'another');
    bucketServer.cutNext(99);
    await expect(another.folderOf(release)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(another.read(release, MANIFEST)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await readdir(home)).toEqual([]);
    bucketServer.cutNext(2);
    expect(await open('bucket', 'third').folderOf(release)).not.toBeNull();
  });

  test('a bucket that was away is not asked again at once, so that nobody waits for each file', async () => {
    await open('bucket').add(release, files);
    const another = open('bucket', 'another', 60_000);
    bucketServer.cutNext(99);
    await expect(another.read(release, MANIFEST)).rejects.toMatchObject({ code: 'unavailable' });
    bucketServer.cutNext(0);
    await expect(another.folderOf(release)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(another.has(release)).rejects.toMatchObject({ code: 'unavailable' });
    await another.add(release, files);
  });

  test('a bucket that is away refuses what is added, and nothing of it counts', async () => {
    const bytes = open('bucket');
    bucketServer.failNext(999);
    await expect(bytes.add(release, files)).rejects.toMatchObject({ code: 'unavailable' });
    bucketServer.failNext(0);
    expect(await bytes.has(release)).toBe(false);
  });

  test('what another hand has changed there is fetched by nobody', async () => {
    const bytes = open('bucket');
    await bytes.add(release, files);
    const key = 'releases/mfe_chat/1.0.0-aa/remoteEntry-11111111.js';
    bucketServer.objects.set(key, { body: Buffer.from('stolen()'), at: Date.now() });
    await expect(bytes.folderOf(release)).rejects.toThrow('not in the bucket as it was released');
    bucketServer.objects.delete(key);
    expect(await open('bucket').folderOf(release)).toBeNull();
    expect(await readdir(home)).toEqual([]);
  });

  test('what no row names goes an hour later, from the bucket and from the copies', async () => {
    const bytes = open('bucket');
    await bytes.add(release, files);
    const folder = (await bytes.folderOf(release)) ?? '';
    const isNamed = async (): Promise<boolean> => false;
    await bytes.sweep(isNamed);
    expect(bucketServer.objects.size).toBe(files.size);
    ahead = 2 * HOUR;
    await bytes.sweep(isNamed);
    expect(bucketServer.objects.size).toBe(0);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  test('names that another hand has put there lead nowhere outside', async () => {
    const others = [
      'contents/owner',
      'outside',
      'releases/../outside',
      'releases/../another/x',
      'releases/mfe_chat/../x',
      'releases/mfe_chat/1/../../../contents/owner',
      'releases/unknown/1/x',
      'releases/x',
    ];
    for (const key of others) bucketServer.objects.set(key, { body: Buffer.from('x'), at: 0 });
    await mkdir(join(home, 'another'));
    await open('bucket').sweep(async () => false);
    await open('bucket').remove({ remote: 'mfe_chat', version: '1' });
    expect([...bucketServer.objects.keys()]).toEqual(others);
    expect(await readdir(home)).toEqual(['another']);
  });
});
