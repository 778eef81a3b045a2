import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import {
  consultRoutes,
  healthRoutes,
  labTestRoutes,
  uploadRoutes,
  type RouteContract,
} from '@petwise/contracts';
import type { InjectOptions } from 'fastify';
import { craftZip } from '@petwise/health-reader/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';

vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;

beforeAll(async () => {
  client = await startUploadClient({ isUnlimited: true });
});
afterAll(() => client.server.close());

const inject = (options: InjectOptions) => client.device.inject(options);
const get = (path: string) => inject({ method: 'GET', url: path });

function postForm({ path }: RouteContract, payload: Buffer, boundary = 'x') {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return inject({ method: 'POST', url: path, payload, headers });
}

const PLACES = ['%00', '%ED%A0%80', '%ff', '%C0%80', '\u00ff'];

test.each(PLACES)('%s in any part of an address is no fault of the server', async (put) => {
  const id = randomUUID();
  const served = client.server.app.contracts.filter(({ method }) => method === 'GET');
  const paths = [
    ...served.map(({ path }) => `${path.replace(/:\w+/, `${id}${put}`)}`),
    ...served.map(({ path }) => `${path.replace(/:\w+/, id)}?terms=${put}&${put}=1&species=${put}`),
    `${labTestRoutes.search.path}?terms=blood${put}&terms=${put}`,
    `/${put}`,
    `/a/${put}/b`,
    `/remotes/mfe_chat/${put}`,
    `/assets/${put}.js`,
    `/shared/${put}`,
    `/ws?sessionId=${put}`,
    `/registry.json?${put}`,
    `/sw.js?${put}`,
    `/offline.json?a=${put}`,
  ];
  for (const path of paths) {
    const answer = await get(path);
    // 503: this server was given no pages.
    expect([500, 501, 502].includes(answer.statusCode), `${path} ${answer.body}`).toBe(false);
  }
});

test.each([
  'idempotency-key',
  'cookie',
  'origin',
  'host',
  'x-forwarded-for',
  'user-agent',
  'accept-encoding',
  'if-none-match',
  'range',
  'authorization',
  'content-type',
])('any byte in the header %s is no fault of the server', async (name) => {
  for (const value of [
    '\u00ff\u00fe',
    '%00',
    'x'.repeat(4_000),
    '\t',
    '"',
    'multipart/form-data; boundary=',
    '[',
    '__proto__',
  ]) {
    for (const [method, path] of [
      ['POST', consultRoutes.init.path],
      ['GET', consultRoutes.list.path],
      ['GET', '/'],
      ['POST', uploadRoutes.secureUpload.path],
    ] as const) {
      const status = await overTheWire({ method, path, headers: { [name]: value } });
      expect([500, 501, 502].includes(status), `${method} ${path} ${value} ${status}`).toBe(false);
    }
  }
});

const file = (disposition: string, boundary = 'x'): Buffer =>
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: text/plain\r\n\r\nMilo vomits\r\n--${boundary}--\r\n`,
  );

test.each([
  ['a NUL in the name of the file', 'name="file"; filename="a\0.txt"'],
  ['half an emoji in the name of the file', 'name="file"; filename="a\ud83d.txt"'],
  ['a broken encoded name', 'name="file"; filename*=UTF-8\'\'%ED%A0%80%00.txt'],
  ['a NUL in the name of the field', 'name="fi\0le"; filename="a.txt"'],
  ['a field named like a part of every object', 'name="__proto__"'],
  ['a field with a NUL', 'name="sessionId\0"'],
])('a form with %s is taken or refused', async (_what, disposition) => {
  for (const route of [uploadRoutes.secureUpload, uploadRoutes.upload, healthRoutes.upload]) {
    const answer = await postForm(route, file(disposition));
    expect(answer.statusCode, answer.body).toBeLessThan(500);
  }
});

test.each([
  ['of 300 characters', 'b'.repeat(300)],
  ['of none', ''],
  ['with a NUL', 'a\0b'],
  ['with quotes', '"a'],
])('a form with a boundary %s is taken or refused', async (_what, boundary) => {
  const payload = file('name="file"; filename="a.txt"', boundary);
  const answer = await postForm(uploadRoutes.secureUpload, payload, boundary);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
});

test.each(['&#0;', '&#xD800;', '&#xDE00;', '&#x110000;'])(
  'an Apple Health export with %s in a name is read, or refused with a reason',
  async (put) => {
    const record = `<Record type="HKQuantityTypeIdentifier${put}Steps" unit="co${put}unt" sourceName="Al${put}ex" startDate="2024-01-01 00:00:00 +0000" endDate="2024-01-01 00:00:00 +0000" value="1"/>`;
    const data = `<?xml version="1.0"?><HealthData>${record.repeat(3)}</HealthData>`;
    const zip = Buffer.from(craftZip([{ name: 'apple_health_export/export.xml', data }]));
    const answer = await client.upload(zip, 'export.zip', { path: healthRoutes.upload.path });
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true });
    expect((await client.upload(zip, 'export.zip')).status).toBe(200);
  },
);

/** Over a real connection: what Node’s own parser refuses never reaches a route. */
function overTheWire(request: {
  method: string;
  path: string;
  headers: Record<string, string>;
}): Promise<number> {
  return new Promise((done) => {
    const { hostname, port } = new URL(client.address);
    const headers = {
      cookie: client.device.cookieHeader(),
      'content-type': 'application/json',
      ...request.headers,
    };
    const sent = httpRequest({
      hostname,
      port,
      method: request.method,
      path: request.path,
      headers,
    });
    sent.on('response', (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    sent.on('error', () => done(400));
    sent.end(request.method === 'POST' ? '{}' : undefined);
  });
}
