import { Problem } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
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
