import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contracts from '@petwise/contracts';
import type { RouteContract } from '@petwise/contracts';
import { operatorRoutes } from '@petwise/contracts/operator';
import { MAX_BUILD_BYTES, releaseServiceRoutes } from '@petwise/contracts/release-service';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HONEST, PLAIN_FILES, REFUSED_FILES } from '../testing/hostile-files.ts';
import { png } from '../testing/make-files.ts';
import { sendChunked } from '../testing/send-chunked.ts';
import type { Device } from '../testing/test-server.ts';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';

/**
 * The U-set and the P-set over every route that takes a body. The routes come
 * from the tables of the contracts, so that a new one is covered by being there.
 */
const MB = 1024 * 1024;
const SOME_ID = '00000000-0000-4000-8000-000000000000';

function isRoute(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'bodyKind' in value;
}

const ROUTES = Object.entries({ ...contracts, operatorRoutes, releaseServiceRoutes })
  .filter(([name]) => name.endsWith('Routes'))
  // Each export of that name is a table of routes.
  .flatMap(([, table]) => Object.values(table as object))
  .filter(isRoute)
  .filter(({ bodyKind }) => bodyKind !== 'none');
const named = (routes: readonly RouteContract[]): [string, RouteContract][] =>
  routes.map((route) => [`${route.method} ${route.path}`, route]);
const JSON_ROUTES = named(ROUTES.filter(({ bodyKind }) => bodyKind === 'json'));
const FORM_ROUTES = named(ROUTES.filter(({ bodyKind }) => bodyKind === 'multipart'));
/** Takes bytes of a file, not a file: what they are is asked when a route of files takes the whole. */
const PIECES = contracts.resumableRoutes.append.path;
const FILE_ROUTES = FORM_ROUTES.filter(([, { path }]) => path !== PIECES);
const OTHER_ROUTES = named(
  ROUTES.filter(({ bodyKind }) => !['json', 'multipart'].includes(bodyKind)),
);

// Documents are read in a process of their own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;
let device: Device | undefined;
let key = '';

beforeAll(async () => {
  client = await startUploadClient({ isUnlimited: true });
  key = (await readFile(join(client.server.config.dataDir, 'release-key'), 'utf8')).trim();
});
// One of the routes signs its caller out, another deletes all of an owner's.
beforeEach(async () => {
  const isIn = await device?.inject({ method: 'GET', url: contracts.consultRoutes.list.path });
  if (isIn?.statusCode !== 200) device = await client.server.device();
});
afterAll(() => client.server.close());

/** Only a build that is published may be larger than 5 MB. */
const tooManyOf = ({ path }: RouteContract): number =>
  path === releaseServiceRoutes.publish.path ? MAX_BUILD_BYTES + MB : 5 * MB;
const urlOf = ({ path }: RouteContract): string => path.replace(/:\w+/g, SOME_ID);

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly isTaken: boolean;
  readonly words: string;
}

/** The operator's key, where a route asks for one. */
const keyOf = ({ access }: RouteContract): { authorization?: string } =>
  access === 'release-key' ? { authorization: `Bearer ${key}` } : {};

/** Sends a body. */
async function send(
  route: RouteContract,
  payload: string | Buffer,
  type = 'application/json',
): Promise<Answer> {
  if (device === undefined) throw new Error('nobody is signed in');
  const response = await device.inject({
    method: route.method,
    url: urlOf(route),
    headers: { 'content-type': type, ...keyOf(route) },
    payload,
  });
  const isJson = String(response.headers['content-type']).includes('json');
  // A problem, or an answer that says by itself whether it succeeded.
  type Body = { code?: string; error?: string; message?: string | null; success?: boolean };
  const { code, error, message, success } = isJson ? response.json<Body>() : {};
  const isTaken = response.statusCode === 200 && success !== false;
  return { status: response.statusCode, code, isTaken, words: error ?? message ?? '' };
}

function form(filename: string, content: Buffer): Buffer {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]);
}
const FORM = 'multipart/form-data; boundary=x';

/** A body that is never refused for its shape: what fails then fails for what it says. */
const plainJson = '{"a":1}';
const SHAPE = new Set(['payload-too-large', 'unsupported-media-type']);

test('every route of the contracts that takes a body is served and has its set here', () => {
  const served = client.server.app.contracts.map(({ method, path }) => `${method} ${path}`);
  for (const [name] of named(ROUTES)) expect(served).toContain(name);
  const covered = JSON_ROUTES.length + FORM_ROUTES.length + OTHER_ROUTES.length;
  expect(covered).toBe(client.server.app.contracts.filter((c) => c.bodyKind !== 'none').length);
  expect(JSON_ROUTES.length).toBeGreaterThan(5);
  expect(FORM_ROUTES.length).toBeGreaterThan(1);
});

describe.each(JSON_ROUTES)('%s', (_name, route) => {
  test('control: a small body of the right type is refused only for what it says', async () => {
    const { status, code } = await send(route, plainJson);
    expect(status).toBeLessThan(500);
    expect(SHAPE.has(code ?? '')).toBe(false);
  });

  test('U1 H10 too many bytes are refused, whether the length is told or not', async () => {
    const big = JSON.stringify({ a: 'x'.repeat(tooManyOf(route)) });
    expect(await send(route, big)).toMatchObject({ status: 413, code: 'payload-too-large' });
    expect(await chunked(route, Buffer.from(big), 'application/json')).toBe(413);
  });

  test('H9 only JSON that says it is JSON', async () => {
    for (const type of [
      'application/json\ta',
      'application/json garbage',
      'application/jsonx',
      'text/plain',
      'application/x-www-form-urlencoded',
      FORM,
    ]) {
      expect((await send(route, plainJson, type)).status, type).toBe(415);
    }
  });

  test.each([
    ['__proto__', '{"__proto__":{"polluted":"yes"}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"polluted":"yes"}}}'],
    ['a broken one', '{"a":'],
    ['10 000 lists within one another', `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['a number without end', '{"a":1e309,"b":1e308}'],
    ['nothing', ''],
    ['a list', '[1,2,3]'],
    ['only null', 'null'],
  ])('H10 %s is a 4xx in words and leaves no trace', async (_body, text) => {
    const { status, code } = await send(route, text);
    // Some routes have optional fields alone, and rightly accept JSON with unknown ones.
    if (status >= 300) expect(code).toBeDefined();
    expect(status).toBeLessThan(500);
    expect('polluted' in {}).toBe(false);
  });
});

describe.each(OTHER_ROUTES)('%s', (_name, route) => {
  test('U1 a body larger than any limit never ends in a 5xx', async () => {
    const { status } = await send(route, Buffer.alloc(5 * MB), 'application/octet-stream');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe.each(FILE_ROUTES)('%s', (_name, route) => {
  const honest = HONEST[route.path] ?? PLAIN_FILES;

  test('control: honest files are taken, whatever stands in their names', async () => {
    for (const [name, content] of honest) {
      expect((await send(route, form(name, content), FORM)).isTaken, name).toBe(true);
    }
  });

  test.each(REFUSED_FILES)(
    '%s is refused in words, and nothing of it stays',
    async (_file, name, content) => {
      const before = await client.filesOnDisk();
      const { status, isTaken, words } = await send(route, form(name, content), FORM);
      expect(isTaken).toBe(false);
      expect([200, 413, 415, 422]).toContain(status);
      expect(words).toMatch(/\w+ \w+ \w+/);
      await vi.waitFor(async () => expect(await client.filesOnDisk()).toEqual(before));
    },
  );

  test('every one of them that comes in pieces is refused as well, an honest one is taken', async () => {
    const before = await client.filesOnDisk();
    for (const [title, name, content] of REFUSED_FILES) {
      expect(await isTakenByPieces(route, name, content), title).toBe(false);
    }
    await vi.waitFor(async () => expect(await client.filesOnDisk()).toEqual(before));
    const [name, content] = honest[0] ?? ['none', Buffer.alloc(0)];
    expect(await isTakenByPieces(route, name, content)).toBe(true);
  });

  test('U1 a byte over the limit is too much, whether the length is told or not', async () => {
    const before = await client.filesOnDisk();
    const over = form('a.txt', Buffer.alloc(contracts.MAX_FILE_BYTES + 1, 'a'));
    expect([413, 415]).toContain((await send(route, over, FORM)).status);
    expect([413, 415]).toContain(await chunked(route, over, FORM));
    const overZip = form('a.zip', Buffer.alloc(contracts.MAX_HEALTH_EXPORT_BYTES + 1));
    expect(await send(route, overZip, FORM)).toMatchObject({ status: 413, code: 'file-too-large' });
    await vi.waitFor(async () => expect(await client.filesOnDisk()).toEqual(before));
  }, 120_000);

  test('U10 a form that is none, or not whole, is refused', async () => {
    const [name, content] = honest[0] ?? ['a.txt', Buffer.from('a')];
    const whole = form(name, content);
    for (const body of [
      Buffer.alloc(0),
      whole.subarray(0, 40),
      whole.subarray(0, whole.length - 8),
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="constructor"\r\n\r\nb\r\n--x--\r\n`,
      ),
      Buffer.concat([whole.subarray(0, whole.length - 4), Buffer.from('\r\n'), whole]),
    ]) {
      expect([400, 413]).toContain((await send(route, body, FORM)).status);
    }
  });

  test('H9 only a form that says it is one', async () => {
    const body = form('a.txt', Buffer.from('Milo vomits'));
    for (const type of [
      'application/json',
      'text/plain',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
    ]) {
      expect((await send(route, body, type)).status, type).toBe(415);
    }
  });
});

describe.each(FILE_ROUTES.filter(([, { path }]) => HONEST[path] === undefined))(
  '%s',
  (_name, route) => {
    test('the same file twice is two files of one content', async () => {
      const twin = form('twin.png', png(123, 45));
      const first = await send(route, twin, FORM);
      const stored = await client.filesOnDisk();
      const second = await send(route, twin, FORM);
      expect([first.isTaken, second.isTaken]).toEqual([true, true]);
      expect(await client.filesOnDisk()).toEqual(stored);
    });

    test('U4 300 files at once are all taken', async () => {
      device = await client.server.device();
      const answers = await Promise.all(
        Array.from({ length: 300 }, (_, n) => send(route, form(`${n}.png`, png(n + 1, 7)), FORM)),
      );
      expect(answers.filter(({ isTaken }) => isTaken)).toHaveLength(300);
    }, 120_000);
  },
);

test('pieces that belong to nothing, are too many, or are no form are refused', async () => {
  const { append } = contracts.resumableRoutes;
  const piece = form('piece', Buffer.alloc(contracts.MAX_FILE_BYTES + 1));
  for (const body of [piece, piece.subarray(0, 60), Buffer.alloc(0)]) {
    const { status } = await send(append, body, FORM);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
  expect((await send(append, piece.subarray(0, 60), 'application/json')).status).toBe(415);
});

async function isTakenByPieces(
  route: RouteContract,
  name: string,
  content: Buffer,
): Promise<boolean> {
  const { begin, append } = contracts.resumableRoutes;
  const payload = { name, size: content.length };
  const begun = await device?.inject({ method: 'POST', url: begin.path, payload });
  if (begun?.statusCode !== 200) return false;
  const { uploadId } = begun.json<{ uploadId: string }>();
  const at = { ...append, path: `${append.path.replace(':uploadId', uploadId)}?offset=0` };
  await send(at, form('piece', content), FORM);
  const whole = `--x\r\nContent-Disposition: form-data; name="resumable"\r\n\r\n${uploadId}\r\n--x--\r\n`;
  return (await send(route, Buffer.from(whole), FORM)).isTaken;
}

/** Sends a body in pieces, its length untold; answers the status. */
function chunked(route: RouteContract, body: Buffer, type: string): Promise<number> {
  const cookie = device?.cookieHeader() ?? '';
  const headers = { cookie, 'content-type': type, ...keyOf(route) };
  const url = new URL(urlOf(route), client.address);
  return sendChunked(url, { method: route.method, headers, body });
}
