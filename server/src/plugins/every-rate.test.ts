import { authRoutes, Problem } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Device, PASSWORD, startTestServer, type TestServer } from '../testing/test-server.ts';
import { RATES } from './rates.ts';

const REAL = { ...RATES };
/** Each class another small number, so that each can be reached, and told by it. */
const SMALL = Object.fromEntries(Object.keys(RATES).map((rate, index) => [rate, index + 2]));

let server: TestServer;

beforeAll(async () => {
  // Read as routes are registered, so that this server alone has them.
  Object.assign(RATES, SMALL);
  server = await startTestServer().finally(() => Object.assign(RATES, REAL));
});
afterAll(() => server.close());

test('bug: S5 that an address waits was tried of slow rates alone; every route of every rate has a 429', async () => {
  const routes = [
    ...server.app.contracts.map(({ method, path }) => ({ method, path })),
    ...[...server.app.pages.keys(), '/assessment'].map(
      (path) => ({ method: 'GET', path }) as const,
    ),
  ];
  const reached = new Set<number>();
  for (const [index, { method, path }] of routes.entries()) {
    const ask = () =>
      server.app.inject({
        method,
        url: path.replace(/:\w+/g, '3f0c0e4e-6a55-4a3b-9d5a-111111111111').replace('*', 'x.js'),
        remoteAddress: `10.9.${index >> 8}.${index & 255}`,
      });
    const first = await ask();
    const limit = Number(first.headers['x-ratelimit-limit']);
    for (let n = 1; n < limit; n += 1)
      expect((await ask()).statusCode, `${method} ${path}`).not.toBe(429);
    const refused = await ask();
    expect(refused.statusCode, `${method} ${path}`).toBe(429);
    expect(v.is(Problem, refused.json()), path).toBe(true);
    expect(Number(refused.headers['retry-after']), path).toBeGreaterThan(0);
    reached.add(limit);
  }
  expect([...reached].toSorted((a, b) => a - b)).toEqual(Object.values(SMALL));
});

test('C3 an owner waits wherever the calls come from, at every route; another owner does not', async () => {
  const routes = server.app.contracts.filter(({ access }) => access === 'session');
  expect(routes.length).toBeGreaterThan(30);
  for (const { method, path } of routes) {
    // An address that nobody else has had.
    let calls = 0;
    const ask = (owner: Device) =>
      owner.inject({
        method,
        url: path.replace(/:\w+/g, '3f0c0e4e-6a55-4a3b-9d5a-111111111111'),
        remoteAddress: `10.8.${routes.findIndex((one) => one.path === path)}.${(calls += 1)}`,
      });
    const busy = await newOwner();
    const limit = Number((await ask(busy)).headers['x-ratelimit-limit']);
    const session = busy.cookieHeader();
    for (let n = 1; n < limit && busy.cookieHeader() === session; n += 1)
      expect((await ask(busy)).statusCode, `${method} ${path}`).not.toBe(429);
    // Signing out leaves nobody who could be counted.
    if (busy.cookieHeader() !== session) continue;
    const refused = await ask(busy);
    expect(refused.statusCode, `${method} ${path}`).toBe(429);
    expect(v.is(Problem, refused.json()), path).toBe(true);
    expect(Number(refused.headers['retry-after']), path).toBeGreaterThan(0);
    expect((await ask(await newOwner())).statusCode, `${method} ${path}`).not.toBe(429);
  }
});

let owners = 0;

/** Signs in from an address of its own. */
async function newOwner(): Promise<Device> {
  const device = await server.device({ signedIn: false });
  owners += 1;
  const { method, path: url } = authRoutes.login;
  const payload = { password: PASSWORD, isPWA: false };
  const remoteAddress = `10.7.${owners >> 8}.${owners & 255}`;
  const answer = await device.inject({ method, url, payload, remoteAddress });
  expect(answer.statusCode).toBe(200);
  return device;
}
