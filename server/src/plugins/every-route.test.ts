import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem, type RouteContract } from '@petwise/contracts';
import { MAX_BUILD_BYTES, releaseServiceRoutes } from '@petwise/contracts/release-service';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type Device, type TestServer } from '../testing/test-server.ts';

/** Every route by every actor; the routes come from the running server, so that a new one is covered by being there. */
const SOME_ID = '3f0c0e4e-6a55-4a3b-9d5a-111111111111';
const MORE_THAN_A_SESSION = 31 * 24 * 60 * 60 * 1000;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';

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
  readonly method?: 'GET' | 'POST' | 'DELETE' | 'PUT';
  readonly payload?: string;
  readonly from?: string;
}

function ask({ method, path, bodyKind }: RouteContract, asked: Asked = {}) {
  callers += 1;
  const type = bodyKind === 'multipart' ? FORM_TYPE : JSON_TYPE;
  return server.app.inject({
    method: asked.method ?? method,
    url: path.replace(/:\w+/g, SOME_ID),
    // Of its own, so that no rate limit answers in the route's place.
    remoteAddress: asked.from ?? `10.1.${callers >> 8}.${callers & 255}`,
    cookies: asked.cookies ?? {},
    ...(bodyKind === 'none' && asked.payload === undefined
      ? { headers: asked.headers ?? {} }
      : {
          headers: { 'content-type': type, ...asked.headers },
          payload: asked.payload ?? (bodyKind === 'multipart' ? '--x--\r\n' : '{}'),
        }),
  });
}

const name = ({ method, path }: RouteContract): string => `${method} ${path}`;
const all = (): readonly RouteContract[] => server.app.contracts;
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
    for (const route of all()) {
      const answer = await ask(route, { method: 'PUT', payload: '{}', cookies: device.cookies });
      expect([404, 405], name(route)).toContain(answer.statusCode);
    }
  });

  test('U1 that takes JSON refuses more than its limit', async () => {
    const key = (await readFile(join(server.config.dataDir, 'release-key'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${key}` };
    const build = releaseServiceRoutes.publish.path;
    for (const route of all().filter(({ bodyKind }) => bodyKind === 'json')) {
      const limit = route.path === build ? MAX_BUILD_BYTES : 1024 * 1024;
      const payload = JSON.stringify({ a: 'x'.repeat(limit + 1) });
      const answer = await ask(route, { payload, headers, cookies: device.cookies });
      expectProblem(answer, 413, route);
    }
  });

  test('S5 has a rate, beyond which an address is a 429 that says when to come back', async () => {
    for (const route of all()) {
      const from = `10.9.0.${all().indexOf(route)}`;
      const first = await ask(route, { from });
      const limit = Number(first.headers['x-ratelimit-limit']);
      expect(limit, name(route)).toBeGreaterThan(0);
      if (limit > 300) continue;
      let last = first;
      for (let n = 0; n < limit && last.statusCode !== 429; n += 1)
        last = await ask(route, { from });
      expectProblem(last, 429, route);
      expect(Number(last.headers['retry-after']), name(route)).toBeGreaterThan(0);
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
