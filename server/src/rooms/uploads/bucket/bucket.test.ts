import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startBucketServer } from '../../../testing/bucket-server.ts';
import { startS3Server, type S3Server } from '../../../testing/s3-server.ts';
import { Bucket, type BucketConfig } from './bucket.ts';
import { readBucketSetting } from './bucket-setting.ts';

/** Another real store may be named: `PETWISE_TEST_FILES=http://key:secret@127.0.0.1:9000/bucket`. */
const named = process.env['PETWISE_TEST_FILES'];
const PREFIX = `test-${randomUUID()}/`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'bucket-'));
});
afterAll(() => rm(folder, { recursive: true }));

function configOf({ setting }: Pick<S3Server, 'setting'>): BucketConfig {
  const config = readBucketSetting(setting);
  if (config === null) throw new Error('PETWISE_TEST_FILES is no address of a bucket');
  return config;
}

async function put(bucket: Bucket, key: string, content: string): Promise<void> {
  const file = join(folder, 'content');
  await writeFile(file, content);
  await bucket.put(PREFIX + key, file);
}

async function read(bucket: Bucket, key: string): Promise<string | null> {
  const body = await bucket.get(PREFIX + key);
  return body === null ? null : text(body);
}

async function expectRefused(server: S3Server, wrong: Partial<BucketConfig>): Promise<void> {
  const stranger = new Bucket({ ...configOf(server), ...wrong });
  await expect(put(stranger, 'theirs', 'x')).rejects.toThrow(/^the bucket refuses a PUT: 403 \w+$/);
  await stranger.close();
}

const real = async (): Promise<S3Server> =>
  named === undefined ? startS3Server() : { setting: named, close: async () => {} };

describe.each([
  ['a real S3 server', real],
  ['its stand-in', startBucketServer],
])('%s', (_which, startServer) => {
  let server: S3Server;
  let bucket: Bucket;
  beforeAll(async () => {
    server = await startServer();
    bucket = new Bucket(configOf(server));
  });
  afterAll(async () => {
    for await (const { key } of bucket.list(PREFIX)) await bucket.remove(key);
    await bucket.close();
    await server.close();
  });

  test('what is put is got, replaced, dated and removed', async () => {
    const begun = Date.now();
    await put(bucket, 'a/one', 'Milo');
    expect(await read(bucket, 'a/one')).toBe('Milo');
    await put(bucket, 'a/one', 'Milo vomits');
    expect(await read(bucket, 'a/one')).toBe('Milo vomits');
    const at = (await bucket.putAt(`${PREFIX}a/one`)) ?? 0;
    expect(Math.abs(at - begun)).toBeLessThan(60_000);
    await bucket.remove(`${PREFIX}a/one`);
    expect(await read(bucket, 'a/one')).toBeNull();
    expect(await bucket.putAt(`${PREFIX}a/one`)).toBeNull();
    await bucket.remove(`${PREFIX}a/one`);
  });

  test('an empty object, and names with every letter, are no exception', async () => {
    await put(bucket, 'empty', '');
    expect(await read(bucket, 'empty')).toBe('');
    await put(bucket, "odd/ä +='(1)*!~.txt", 'odd');
    expect(await read(bucket, "odd/ä +='(1)*!~.txt")).toBe('odd');
  });

  test('a list has every page and only what begins so, with sizes and times', async () => {
    const all = Array.from({ length: 8 }, (_, index) => `list/${index}`);
    for (const key of all) await put(bucket, key, 'Zoe');
    await put(bucket, 'listed', 'another');
    const found: string[] = [];
    for await (const { key, size, at } of bucket.list(`${PREFIX}list/`)) {
      found.push(key.slice(PREFIX.length));
      expect(size).toBe(3);
      expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    }
    expect(found).toEqual(all);
  });

  test('a wrong key is refused in a sentence without it', () =>
    expectRefused(server, { id: 'stranger' }));
});

test('a store that is busy is asked again; one that stays away is a 503', async () => {
  const server = await startBucketServer();
  const bucket = new Bucket(configOf(server));
  await put(bucket, 'busy', 'here');
  server.failNext(2);
  expect(await read(bucket, 'busy')).toBe('here');
  server.failNext(99);
  await expect(read(bucket, 'busy')).rejects.toMatchObject({ code: 'unavailable' });
  await bucket.close();
  await server.close();
});

// The real one checks no signature of this kind; the stand-in does, with another's code.
test('a wrong secret is refused in a sentence without it', async () => {
  const server = await startBucketServer();
  await expectRefused(server, { secret: 'geheim' });
  await server.close();
});
