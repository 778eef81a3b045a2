import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startBucketServer, type BucketServer } from '../../../testing/bucket-server.ts';
import { Bucket, type BucketConfig } from './bucket.ts';
import { readBucketSetting } from './bucket-setting.ts';

/** A real store may be named: `PETWISE_TEST_FILES=http://key:secret@127.0.0.1:9000/bucket`. */
const named = process.env['PETWISE_TEST_FILES'];
const PREFIX = `test-${randomUUID()}/`;

let server: BucketServer | null = null;
let config: BucketConfig;
let bucket: Bucket;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'bucket-'));
  server = named === undefined ? await startBucketServer() : null;
  const read = readBucketSetting(server?.setting ?? named ?? '');
  if (read === null) throw new Error('PETWISE_TEST_FILES is no address of a bucket');
  config = read;
  bucket = new Bucket(config);
});
afterAll(async () => {
  for await (const { key } of bucket.list(PREFIX)) await bucket.remove(key);
  await bucket.close();
  await server?.close();
  await rm(folder, { recursive: true });
});

async function put(key: string, content: string, into = bucket): Promise<void> {
  const file = join(folder, 'content');
  await writeFile(file, content);
  await into.put(PREFIX + key, file);
}

async function read(key: string): Promise<string | null> {
  const body = await bucket.get(PREFIX + key);
  return body === null ? null : text(body);
}

test('what is put is got, replaced, dated and removed', async () => {
  const begun = Date.now();
  await put('a/one', 'Milo');
  expect(await read('a/one')).toBe('Milo');
  await put('a/one', 'Milo vomits');
  expect(await read('a/one')).toBe('Milo vomits');
  const at = (await bucket.putAt(`${PREFIX}a/one`)) ?? 0;
  expect(Math.abs(at - begun)).toBeLessThan(60_000);
  await bucket.remove(`${PREFIX}a/one`);
  expect(await read('a/one')).toBeNull();
  expect(await bucket.putAt(`${PREFIX}a/one`)).toBeNull();
  await bucket.remove(`${PREFIX}a/one`);
});

test('an empty object, and names with every letter, are no exception', async () => {
  await put('empty', '');
  expect(await read('empty')).toBe('');
  await put("odd/ä +='(1)*!~.txt", 'odd');
  expect(await read("odd/ä +='(1)*!~.txt")).toBe('odd');
});

test('a list has every page and only what begins so, with sizes and times', async () => {
  const all = Array.from({ length: 8 }, (_, index) => `list/${index}`);
  for (const key of all) await put(key, 'Zoe');
  await put('listed', 'another');
  const found: string[] = [];
  for await (const { key, size, at } of bucket.list(`${PREFIX}list/`)) {
    found.push(key.slice(PREFIX.length));
    expect(size).toBe(3);
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  }
  expect(found).toEqual(all);
});

test('a store that is busy is asked again; one that stays away is a 503', async () => {
  if (server === null) return;
  await put('busy', 'here');
  server.failNext(2);
  expect(await read('busy')).toBe('here');
  server.failNext(99);
  await expect(read('busy')).rejects.toMatchObject({ code: 'unavailable' });
  server.failNext(0);
});

test('a wrong key is refused in a sentence without it', async () => {
  const stranger = new Bucket({ ...config, id: 'stranger', secret: 'geheim' });
  await expect(put('theirs', 'x', stranger)).rejects.toThrow(/^the bucket refuses a PUT: 403 \w+$/);
  await stranger.close();
});
