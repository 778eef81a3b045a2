import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes, consultRoutes, Problem } from '@petwise/contracts';
import Fastify from 'fastify';
import * as v from 'valibot';
import { contractRoutes } from './contract-routes.ts';
import { startTestServer, type Device, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

const HOST = 'petwise.example:4300';

function write(headers: Record<string, string>, payload: string | object = { everywhere: false }) {
  return device.inject({
    method: 'POST',
    url: authRoutes.logout.path,
    headers: { host: HOST, ...headers },
    payload,
  });
}

const isSignedIn = async () =>
  (await device.inject({ method: 'GET', url: consultRoutes.list.path })).statusCode === 200;

describe('requests from other sites', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['no site at all', { origin: 'null' }],
    ['a longer name', { origin: `http://${HOST}.evil.example` }],
    ['another port', { origin: 'http://petwise.example:4301' }],
    ['a subdomain', { origin: `http://app.${HOST}` }],
    ['another site, without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site, without Origin', { 'sec-fetch-site': 'same-site' }],
  ])('H3 H4 a write from %s is refused, and the session lives', async (_name, headers) => {
    const response = await write(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'forbidden-origin' });
    expect(await isSignedIn()).toBe(true);
  });

  test('H3 a form post from another site is refused', async () => {
    const response = await write(
      { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      'everywhere=true',
    );
    expect(response.statusCode).toBe(403);
  });

  test('H6 no answer allows another origin to read it', async () => {
    for (const origin of ['https://evil.example', 'null', `http://${HOST}.evil.example`]) {
      const response = await device.inject({
        method: 'GET',
        url: consultRoutes.list.path,
        headers: { origin, host: HOST },
      });
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('a write from our own page, or from a program, is served', async () => {
    expect((await write({ origin: `http://${HOST}` })).statusCode).toBe(200);
    await device.signIn();
    expect((await write({})).statusCode).toBe(200);
    await device.signIn();
  });
});

describe('the kind of a body', () => {
  const post = (type: string | undefined, payload: string) =>
    server.app.inject({
      method: 'POST',
      url: authRoutes.login.path,
      headers: type === undefined ? {} : { 'content-type': type },
      payload,
    });

  test.each([
    'application/json\ta',
    'application/json garbage',
    'application/jsonx',
    'application/json;charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    undefined,
  ])('H9 JSON sent as %j is refused', async (type) => {
    const response = await post(type, '{"password":"wrong password"}');
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ code: 'unsupported-media-type' });
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
  ])('H9 %j is read and checked', async (type) => {
    expect((await post(type, '{"password":""}')).statusCode).toBe(400);
  });

  test.each([
    ['malformed JSON', '{"password":'],
    ['no JSON', ''],
    ['__proto__', '{"password":"x","__proto__":{"isPWA":true}}'],
    ['constructor.prototype', '{"password":"x","constructor":{"prototype":{"polluted":1}}}'],
    ['depth', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a number too large', '{"password":1e308}'],
  ])('H10 %s is a 400 at once, and pollutes nothing', async (_name, payload) => {
    const startedAt = performance.now();
    const response = await post('application/json', payload);
    expect(response.statusCode).toBe(400);
    expect(v.is(Problem, response.json())).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('H10 five megabytes of JSON are too large', async () => {
    const response = await post(
      'application/json',
      JSON.stringify({ password: 'x'.repeat(5_000_000) }),
    );
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'payload-too-large' });
  });
});

describe('headers', () => {
  test('H1 every answer carries them, the refused ones too', async () => {
    for (const url of [
      '/healthz',
      '/api/auth/status',
      '/api/nowhere',
      '/api/consults',
      '/assets/x.js',
    ]) {
      const { headers } = await server.app.inject({ method: 'GET', url, headers: { host: HOST } });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "script-src 'self' 'wasm-unsafe-eval';",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/'unsafe-/);
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('H1 the policy cannot be added to through the Host header', async () => {
    const { headers } = await server.app.inject({
      method: 'GET',
      url: '/healthz',
      headers: { host: "x; script-src 'unsafe-inline'" },
    });
    expect(headers['content-security-policy']).not.toMatch(/'unsafe-/);
  });

  test('S1 H1 over https the cookie is __Host- and Secure, and HSTS holds for a year', async () => {
    await server.restart({ PETWISE_PUBLIC_ORIGIN: 'https://pets.example' });
    const secure = await server.device({ signedIn: false });
    const response = await secure.signIn();
    expect(String(response.headers['set-cookie'])).toMatch(/__Host-petwise_session=[^,]*; Secure/);
    expect(response.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    await server.restart();
  });

  test('H7 API answers are not cached, and say their charset', async () => {
    const { headers } = await device.inject({ method: 'GET', url: consultRoutes.list.path });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('addresses and methods', () => {
  test('H5 another method on a known address is 405 and says which it takes', async () => {
    for (const [method, url] of [
      ['GET', '/api/auth/login'],
      ['GET', '/api/responses-test/init'],
      ['DELETE', '/api/auth/status'],
      ['PUT', '/api/consults/3f0c0e4e-6a55-4a3b-9d5a-111111111111'],
      ['TRACE', '/api/consults'],
    ] as const) {
      // The type of `inject` does not know TRACE.
      const response = await server.app.inject({ method: method as 'GET', url });
      expect(response.statusCode, `${method} ${url}`).toBe(405);
      expect(response.headers['allow']).toBeTypeOf('string');
      expect(response.json()).toMatchObject({ code: 'method-not-allowed' });
    }
  });

  test('NET-02 API-01 an unknown address is a 404 with an error sentence', async () => {
    for (const method of ['GET', 'POST', 'PUT'] as const) {
      const response = await server.app.inject({
        method,
        url: '/api/medical/nothing',
        payload: 'x',
      });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ error: 'Not found', code: 'not-found' });
    }
  });

  test('a broken address is a 400, not a crash', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/api/consults/%E0%A4%A' });
    expect(response.statusCode).toBe(400);
    expect(v.is(Problem, response.json())).toBe(true);
  });

  test('API-04 every call but login, status, validate and the registry needs the session, the release service a key', async () => {
    const open = server.app.contracts.filter(({ access }) => access === 'public');
    const keyed = server.app.contracts.filter(({ access }) => access === 'release-key');
    expect(keyed.length).toBeGreaterThan(5);
    expect(keyed.every(({ path }) => /^(?:\/api)?\/(?:releases|operator)\b/.test(path))).toBe(true);
    expect([...new Set(open.map(({ path }) => path))].toSorted()).toEqual([
      '/api/auth/login',
      '/api/auth/status',
      '/api/auth/validate-pwa-token',
      '/api/page-report',
      '/offline.json',
      '/registry.json',
      '/shared/:token',
      '/shared/:token/answer',
      '/shared/:token/handover.json',
      '/shared/:token/pictures/:fileId',
      '/shared/:token/report.pdf',
    ]);
    const closed = server.app.contracts.filter((contract) => contract.access === 'session');
    expect(closed.length).toBeGreaterThan(8);
    for (const { method, path, bodyKind } of closed) {
      const type =
        bodyKind === 'multipart' ? 'multipart/form-data; boundary=x' : 'application/json';
      const response = await server.app.inject({
        method,
        url: path.replace(/:\w+/g, '3f0c0e4e-6a55-4a3b-9d5a-111111111111'),
        ...(bodyKind === 'none' ? {} : { headers: { 'content-type': type }, payload: '{}' }),
      });
      expect(response.statusCode, `${method} ${path}`).toBe(401);
      expect(v.is(Problem, response.json())).toBe(true);
    }
  });

  test('API-01 an API route without a contract stops the start', async () => {
    const app = Fastify();
    await app.register(contractRoutes, { validateResponses: true });
    expect(() => app.get('/api/secret-door', async () => 'open')).toThrow(/has no contract/);
    await app.close();
  });
});
