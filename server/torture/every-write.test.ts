import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing/test-server.ts';
import { ACTS } from './acts.ts';

/** Routes that change nothing, or nothing that anybody is promised, and why. */
const NO_PROMISE: Readonly<Record<string, string>> = {
  'POST /api/page-report': 'counted in memory, and written with others within a second',
  'POST /api/shares/report.pdf':
    'gives a PDF; the link in its body is a secret, which no address may hold',
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Route {
  readonly method: string;
  readonly path: string;
}

/** Routes that change something and at which nothing kills the program. */
function unkilled(routes: readonly Route[], acts: readonly { route: Route }[]): string[] {
  const name = ({ method, path }: Route): string => `${method} ${path}`;
  const known = new Set([...acts.map(({ route }) => name(route)), ...Object.keys(NO_PROMISE)]);
  return routes
    .filter(({ method }) => method !== 'GET')
    .map(name)
    .filter((route) => !known.has(route));
}

test('F1 each route that changes something is killed at its fault points, or says why not', () => {
  const routes: readonly Route[] = server.app.contracts;
  expect(routes.length).toBeGreaterThan(60);
  expect(unkilled(routes, Object.values(ACTS))).toEqual([]);
  const all = routes.map(({ method, path }) => `${method} ${path}`);
  expect(all).toEqual(expect.arrayContaining(Object.keys(NO_PROMISE)));
});

test('F1 a new route without an act is named: this test can fail', () => {
  const added = { method: 'POST', path: '/api/naps' };
  const { pet: _pet, ...others } = ACTS;
  expect(unkilled([...server.app.contracts, added], Object.values(others))).toEqual([
    'POST /api/pets/:petId',
    'POST /api/naps',
  ]);
});
