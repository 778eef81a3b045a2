import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { damage, damaged, FUZZ_TIMEOUT_MS, hostileText, tryProperty } from '@petwise/tools/fuzz';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Bucket } from './uploads/bucket/bucket.ts';
import { clamdScanner } from './uploads/scan/clamd.ts';

/** What the programs beside the server answer, damaged in any place. */
let answer: Uint8Array = Buffer.alloc(0);
const clamd = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', () => socket.end(answer));
});
const store = createHttpServer((request, response) => {
  request.resume();
  response.end(answer);
});
let folder: string;
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'counterparts-'));
  await writeFile(join(folder, 'file'), 'Milo vomits');
  const address = `http://127.0.0.1:${await portOf(store)}/bucket`;
  bucket = new Bucket({ address, region: 'us-east-1', id: 'id', secret: 'secret' });
  await portOf(clamd);
});
afterAll(async () => {
  await bucket.close();
  store.close();
  clamd.close();
  await rm(folder, { recursive: true });
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is an object.
  return (server.address() as AddressInfo).port;
}

/** An answer with a few bytes changed, or anything else. */
const around = (whole: string): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 4, arbitrary: damage.map((all) => Buffer.from(damaged(Buffer.from(whole), all))) },
    hostileText.map((text) => Buffer.from(text)),
  );

const object = (key: string): string =>
  `<Contents><Key>${key}</Key><LastModified>2026-02-14T08:00:00.000Z</LastModified><Size>12</Size></Contents>`;
const LISTING = `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>bucket</Name><IsTruncated>false</IsTruncated>
${object('contents/a&amp;b')}${object('releases/mfe_chat/1/x.js')}</ListBucketResult>`;

/** The first page of a longer one. */
const CUT = LISTING.replace('>false<', '>true<');

async function listed() {
  const objects = [];
  for await (const one of bucket.list('')) objects.push(one);
  return objects;
}

test(
  'Z2 18.4 the list of a bucket, damaged in any place, has objects with a size and a time, or is refused',
  async () => {
    answer = Buffer.from(LISTING);
    expect(await listed()).toHaveLength(2);
    await tryProperty('the list of a bucket', around(LISTING), async (damagedList) => {
      answer = damagedList;
      const objects = await listed().catch((error: unknown) => {
        expect(String(error)).toMatch(/the bucket’s list cannot be read/);
        return [];
      });
      for (const { key, size, at } of objects) {
        expect(key).not.toBe('');
        expect(Number.isSafeInteger(size) && size >= 0).toBe(true);
        expect(at).not.toBeNaN();
      }
    });
  },
  FUZZ_TIMEOUT_MS,
);

test.each([
  ['of something else', '<html><body>Sign in to this network</body></html>', 'no list of objects'],
  [
    'without a size',
    LISTING.replace('<Size>12</Size>', ''),
    'an object without its key, size or time',
  ],
  [
    'whose next page is itself',
    CUT.replace('<Name>', '<NextContinuationToken>a</NextContinuationToken><Name>'),
    'it does not end',
  ],
  ['that is cut', CUT, 'it is cut, and does not say how it goes on'],
])('bug: a list %s was taken for the bucket’s, or never ended', async (_what, xml, reason) => {
  answer = Buffer.from(xml);
  await expect(listed()).rejects.toThrow(`the bucket’s list cannot be read: ${reason}`);
});

const ANSWERS = ['stream: OK\0', 'stream: Eicar-Signature FOUND\0'];

test(
  'Z2 18.4 only the very words of clamd, damaged in any place, say that a file is clean',
  async () => {
    // A TCP server's address is an object.
    const { port } = clamd.address() as AddressInfo;
    const scanner = clamdScanner({ host: '127.0.0.1', port });
    const answers = fc.constantFrom(...ANSWERS).chain(around);
    await tryProperty('an answer of clamd', answers, async (bytes) => {
      answer = bytes;
      const text = bytes.toString('latin1').replace(/\0.*$/s, '').trim();
      const verdict = await scanner.scan(join(folder, 'file')).catch((error: unknown) => {
        expect(error).toBeInstanceOf(Error);
        return 'refused';
      });
      if (verdict === null) expect(text).toBe('stream: OK');
      else if (verdict !== 'refused') expect(text).toBe(`stream: ${verdict} FOUND`);
    });
  },
  FUZZ_TIMEOUT_MS,
);
