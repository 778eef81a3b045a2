import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  healthRoutes,
  MAX_FILE_BYTES,
  MAX_HEALTH_EXPORT_BYTES,
  Problem,
  type RouteContract,
} from '@petwise/contracts';
import { MAX_BUILD_BYTES, releaseServiceRoutes } from '@petwise/contracts/release-service';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type Device, type TestServer } from '../testing/test-server.ts';
import { RATES } from './rates.ts';

/** Every route by every actor; the routes come from the running server, so that a new one is covered by being there. */
const SOME_ID = '3f0c0e4e-6a55-4a3b-9d5a-111111111111';
const MORE_THAN_A_SESSION = 31 * 24 * 60 * 60 * 1000;
const TYPES = {
  json: 'application/json',
  none: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
} as const;
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'] as const;

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let device: Device;
let callers = 0;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

interface Asked {
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly method?: (typeof METHODS)[number];
  readonly payload?: string | Buffer;
  readonly search?: string;
}

const addressOf = ({ path }: RouteContract): string => path.replace(/:\w+/g, SOME_ID);

function ask(route: RouteContract, asked: Asked = {}) {
  const { method, bodyKind } = route;
  callers += 1;
  return server.app.inject({
    method: asked.method ?? method,
    url: addressOf(route) + (asked.search ?? ''),
    // Of its own, so that no rate limit answers in the route's place.
    remoteAddress: `10.1.${callers >> 8}.${callers & 255}`,
    cookies: asked.cookies ?? {},
    ...(bodyKind === 'none' && asked.payload === undefined
      ? { headers: asked.headers ?? {} }
      : {
          headers: { 'content-type': TYPES[bodyKind], ...asked.headers },
          payload: asked.payload ?? (bodyKind === 'multipart' ? '--x--\r\n' : '{}'),
        }),
  });
}

const name = ({ method, path }: RouteContract): string => `${method} ${path}`;
const all = (): readonly RouteContract[] => server.app.contracts;
const ofKind = (kind: RouteContract['bodyKind']): RouteContract[] =>
  all().filter(({ bodyKind }) => bodyKind === kind);
const closed = (): RouteContract[] => all().filter(({ access }) => access === 'session');
const keyed = (): RouteContract[] => all().filter(({ access }) => access === 'release-key');

function expectProblem(
  answer: Awaited<ReturnType<typeof ask>>,
  status: number,
  route: RouteContract,
): void {
  expect(answer.statusCode, `${name(route)} ${answer.body}`).toBe(status);
  expect(v.is(Problem, answer.json()), name(route)).toBe(true);
}

describe('Z1 every route', () => {
  test('that needs a session is a 401 without one, with a made-up one, and with one that has ended', async () => {
    expect(closed().length).toBeGreaterThan(20);
    const ended = await server.device();
    const over = { ...ended.cookies };
    await ended.inject({ method: 'POST', url: '/api/auth/logout', payload: {} });
    for (const route of closed()) {
      for (const cookies of [{}, { petwise_session: 'made-up' }, over]) {
        expectProblem(await ask(route, { cookies }), 401, route);
      }
    }
  });

  test('that needs a release key is a 401 for an owner, and with a made-up key', async () => {
    expect(keyed().length).toBeGreaterThan(5);
    for (const route of keyed())
      for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }])
        expectProblem(await ask(route, { headers, cookies: device.cookies }), 401, route);
  });

  test('that names something answers for another owner’s as for what is not there', async () => {
    for (const route of closed().filter(({ params }) => params !== undefined)) {
      const answer = await ask(route, { cookies: device.cookies });
      expect([400, 404], `${name(route)} ${answer.body}`).toContain(answer.statusCode);
    }
  });

  test('H3 that changes something refuses another site', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const route of all().filter(({ method }) => method !== 'GET')) {
      expectProblem(await ask(route, { headers, cookies: device.cookies }), 403, route);
    }
  });

  test('H5 refuses a method that it does not have', async () => {
    const hasRoute = (method: string, url: string): boolean =>
      all().some(
        (route) =>
          route.method === method &&
          new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(url),
      );
    const refused = new Set<string>();
    for (const route of all()) {
      for (const method of METHODS.filter((one) => !hasRoute(one, addressOf(route)))) {
        const asked = method === 'GET' ? {} : { payload: '{}' };
        const answer = await ask(route, { method, ...asked, cookies: device.cookies });
        expect([404, 405], `${method} for ${name(route)}`).toContain(answer.statusCode);
        refused.add(method);
      }
    }
    expect([...refused].toSorted()).toEqual([...METHODS].toSorted());
  });

  test('U1 that takes JSON refuses more than its limit', async () => {
    const key = (await readFile(join(server.config.dataDir, 'release-key'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${key}` };
    const build = releaseServiceRoutes.publish.path;
    for (const route of ofKind('json')) {
      const limit = route.path === build ? MAX_BUILD_BYTES : 1024 * 1024;
      const payload = JSON.stringify({ a: 'x'.repeat(limit + 1) });
      const answer = await ask(route, { payload, headers, cookies: device.cookies });
      expectProblem(answer, 413, route);
    }
  });

  test('U1 that takes a form refuses more than its limit', async () => {
    const key = (await readFile(join(server.config.dataDir, 'release-key'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${key}` };
    expect(ofKind('form').length).toBeGreaterThan(1);
    for (const route of ofKind('form')) {
      const payload = `a=${'x'.repeat(1024 * 1024)}`;
      expectProblem(await ask(route, { payload, headers, cookies: device.cookies }), 413, route);
    }
  });

  test('U1 that takes a file refuses more fields, and more bytes, than its limit', async () => {
    const part = (more: string, content: string): string =>
      `--x\r\nContent-Disposition: form-data; ${more}\r\n\r\n${content}\r\n`;
    const { cookies } = device;
    expect(ofKind('multipart').length).toBeGreaterThan(3);
    for (const route of ofKind('multipart')) {
      const fields = Array.from({ length: 6 }, (_, n) => part(`name="f${n}"`, 'x'));
      const many = {
        payload: `${fields.join('')}--x--\r\n`,
        search: route.query === undefined ? '' : '?offset=0',
      };
      expectProblem(await ask(route, { ...many, cookies }), 413, route);
      // A piece of a file has the limit of its file, which is looked at before there are pieces.
      if (route.params !== undefined) continue;
      const isHealth = route.path === healthRoutes.upload.path;
      const most = isHealth ? MAX_HEALTH_EXPORT_BYTES : MAX_FILE_BYTES;
      const file = `name="file"; filename="${isHealth ? 'x.zip' : 'x.pdf'}"`;
      const payload = Buffer.from(`${part(file, 'x'.repeat(most + 1))}--x--\r\n`, 'latin1');
      expectProblem(await ask(route, { payload, cookies }), 413, route);
    }
  });

  test('S5 has a rate; that each is one beyond which an address waits, every-rate.test.ts shows', async () => {
    for (const route of all()) {
      const limit = Number((await ask(route)).headers['x-ratelimit-limit']);
      expect(Object.values(RATES), name(route)).toContain(limit);
    }
  });

  test('outside of the API says who may ask, takes no other method, and has a rate', async () => {
    const pages = [...server.app.pages];
    expect(pages.map(([url]) => url)).toEqual(
      expect.arrayContaining(['/assets/*', '/healthz', '/metrics', '/remotes/mfe_chat/*', '/ws']),
    );
    // A page without a route of its own is the shell's, for everybody.
    for (const [url, { access }] of [...pages, ['/assessment', { access: 'public' }] as const]) {
      callers += 1;
      const remoteAddress = `10.1.${callers >> 8}.${callers & 255}`;
      const path = url.replace('*', 'x.js');
      const answer = await server.app.inject({ method: 'GET', url: path, remoteAddress });
      // The socket is nothing for who asks without an upgrade; its own tests sign in.
      const refusal = { session: [401, 404], operator: [404], public: [200, 404, 503] }[access];
      expect(refusal, `${url} ${answer.body}`).toContain(answer.statusCode);
      expect(Number(answer.headers['x-ratelimit-limit']), url).toBeGreaterThan(0);
      const other = await server.app.inject({ method: 'POST', url: path, remoteAddress });
      expect([404, 405], url).toContain(other.statusCode);
    }
  });

  test('S10 a session that ran out opens nothing', async () => {
    server.advance(MORE_THAN_A_SESSION);
    for (const route of closed()) {
      expectProblem(await ask(route, { cookies: device.cookies }), 401, route);
    }
  });
});
