import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authRoutes } from '@petwise/contracts';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.advance(16 * 60_000));

function attempt(
  options: { password?: string; ip?: string; headers?: Record<string, string> } = {},
) {
  return server.app.inject({
    method: 'POST',
    url: authRoutes.login.path,
    payload: { password: options.password ?? 'wrong password' },
    remoteAddress: options.ip ?? '203.0.113.7',
    headers: options.headers ?? {},
  });
}

async function failTenTimes(ip: (n: number) => string): Promise<void> {
  for (let n = 0; n < 10; n += 1) expect((await attempt({ ip: ip(n) })).statusCode).toBe(401);
}

describe('guessing', () => {
  test('S4 the eleventh wrong password is refused, the right one too, another address not', async () => {
    await failTenTimes(() => '203.0.113.1');
    const refused = await attempt({ ip: '203.0.113.1' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
    expect((await attempt({ ip: '203.0.113.1', password: PASSWORD })).statusCode).toBe(429);
    expect((await attempt({ ip: '203.0.113.2', password: PASSWORD })).statusCode).toBe(200);
    server.advance(15 * 60_000 + 1);
    expect((await attempt({ ip: '203.0.113.1', password: PASSWORD })).statusCode).toBe(200);
  });

  test('S5 a made-up X-Forwarded-For does not help', async () => {
    for (let n = 0; n < 10; n += 1)
      await attempt({ headers: { 'x-forwarded-for': `198.51.100.${n}` } });
    expect((await attempt({ headers: { 'x-forwarded-for': '198.51.100.99' } })).statusCode).toBe(
      429,
    );
  });

  test('S5 addresses of one IPv6 network count as one', async () => {
    await failTenTimes((n) => `2001:db8:1:2:${n}::1`);
    expect((await attempt({ ip: '2001:db8:1:2:ffff::9' })).statusCode).toBe(429);
    expect((await attempt({ ip: '2001:db8:1:3::1' })).statusCode).toBe(401);
  });

  test('S5 tokens and passwords share one limit', async () => {
    await failTenTimes(() => '203.0.113.3');
    const response = await server.app.inject({
      method: 'POST',
      url: authRoutes.validatePwaToken.path,
      payload: { token: 'guess' },
      remoteAddress: '203.0.113.3',
    });
    expect(response.statusCode).toBe(429);
  });

  test('S5 many tries at once gain nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => attempt({ ip: '203.0.113.4' })),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
  });

  test('S4 a hundred addresses with one wrong try each lock nobody out, and then have two more', async () => {
    const known = await server.device();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => attempt({ ip: `192.0.2.${n}` })),
    );
    expect(answers.every((answer) => answer.statusCode === 401)).toBe(true);
    expect((await attempt({ ip: '198.51.100.1', password: PASSWORD })).statusCode).toBe(200);
    expect((await known.signIn()).statusCode).toBe(200);
    for (const ip of ['192.0.2.1', '192.0.2.2']) {
      expect((await attempt({ ip })).statusCode).toBe(401);
      expect((await attempt({ ip })).statusCode).toBe(401);
      expect((await attempt({ ip })).statusCode).toBe(429);
    }
    server.advance(60_001);
    expect((await attempt({ ip: '192.0.2.1', password: PASSWORD })).statusCode).toBe(200);
  });

  test('bug: during an attack a new device that mistyped once had to wait, minute after minute', async () => {
    const attack = () =>
      Promise.all(Array.from({ length: 100 }, (_, n) => attempt({ ip: `192.0.2.${n}` })));
    await attack();
    const ip = '198.51.100.2';
    expect((await attempt({ ip })).statusCode).toBe(401);
    expect((await attempt({ ip })).statusCode).toBe(401);
    expect((await attempt({ ip, password: PASSWORD })).statusCode).toBe(200);
    server.advance(60_001);
    await attack();
    expect((await attempt({ ip, password: PASSWORD })).statusCode).toBe(200);
  });

  test('bug: during an attack one address had ten tries in place of three, by sending them at once', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, n) => attempt({ ip: `192.0.2.${n}` })));
    const tries = Array.from({ length: 12 }, () => attempt({ ip: '198.51.100.3' }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
  });

  test('S4 who guesses at the same address does not lock out a device that was signed in before', async () => {
    const known = await server.device();
    await failTenTimes(() => '127.0.0.1');
    expect((await attempt({ ip: '127.0.0.1', password: PASSWORD })).statusCode).toBe(429);
    expect((await known.signIn()).statusCode).toBe(200);
  });

  test('S4 a device that was signed in before has ten wrong tries of its own', async () => {
    const known = await server.device();
    const { method, path } = authRoutes.login;
    const guess = (n: number) =>
      known.inject({
        method,
        url: path,
        payload: { password: 'wrong password' },
        remoteAddress: `203.0.113.${n}`,
      });
    for (let n = 0; n < 10; n += 1) expect((await guess(n)).statusCode).toBe(401);
    expect((await guess(99)).statusCode).toBe(429);
  });

  test('right passwords never use the limit up, and take back no wrong one', async () => {
    const ip = '203.0.113.5';
    for (let n = 0; n < 9; n += 1) expect((await attempt({ ip })).statusCode).toBe(401);
    for (let n = 0; n < 15; n += 1) {
      expect((await attempt({ ip, password: PASSWORD })).statusCode).toBe(200);
    }
    expect((await attempt({ ip })).statusCode).toBe(401);
    expect((await attempt({ ip })).statusCode).toBe(429);
  });

  test('S4 what is counted outlives a restart, names no address, and is forgotten once its window is over', async () => {
    const ip = '203.0.113.6';
    await failTenTimes(() => ip);
    await server.restart();
    expect((await attempt({ ip, password: PASSWORD })).statusCode).toBe(429);
    const counted = () => server.db.query('SELECT * FROM sign_in_tries');
    expect(await counted()).toContainEqual(expect.objectContaining({ tries: 10 }));
    expect(JSON.stringify(await counted())).not.toContain(ip);
    server.advance(16 * 60_000);
    await server.restart();
    expect(await counted()).toEqual([]);
  });
});

/** A proxy that adds the caller's address to the end of what it was sent, as most do. */
describe.each([['1'], ['127.0.0.1, 10.0.0.0/8']])('behind an appending proxy (%s)', (trusted) => {
  let behind: TestServer;
  beforeAll(async () => {
    behind = await startTestServer({ PETWISE_TRUST_PROXY: trusted });
  });
  afterAll(() => behind.close());

  const through = (real: string, madeUp: string, password = 'wrong password') =>
    behind.app.inject({
      method: 'POST',
      url: authRoutes.login.path,
      payload: { password },
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': `${madeUp}, ${real}` },
    });

  test('S5 thirty guesses with a new first address each are ten', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1) {
      statuses.push((await through('203.0.113.9', `198.51.100.${n}`)).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect((await through('203.0.113.10', '203.0.113.9', PASSWORD)).statusCode).toBe(200);
  });
});
