import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authRoutes, consultRoutes } from '@petwise/contracts';
import {
  PASSWORD,
  startTestServer,
  type Device,
  type TestServer,
} from '../../testing/test-server.ts';
import { postInit } from '../../testing/consult-bodies.ts';
import { hashToken } from './tokens.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const HOUR = 60 * 60 * 1000;

function login(device: Device, payload: object) {
  return device.inject({ method: 'POST', url: authRoutes.login.path, payload });
}

async function isSignedIn(device: Device): Promise<boolean> {
  const response = await device.inject({ method: 'GET', url: authRoutes.status.path });
  expect(response.statusCode).toBe(200);
  return response.json<{ authenticated: boolean }>().authenticated;
}

describe('signing in', () => {
  test('LOGIN-03 a wrong password answers 401 with "Invalid password"', async () => {
    const device = await server.device({ signedIn: false });
    const response = await login(device, { password: 'wrong password', isPWA: false });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: 'Invalid password', code: 'invalid-password' });
    expect(device.cookies).toEqual({});
  });

  test('LOGIN-05 a token comes back in installed-app mode only', async () => {
    const device = await server.device({ signedIn: false });
    const inBrowser = await login(device, { password: PASSWORD, isPWA: false });
    expect(inBrowser.json()).toEqual({ success: true });
    const installed = await login(device, { password: PASSWORD, isPWA: true });
    expect(installed.json()).toEqual({
      success: true,
      pwaToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test('GATE-08 status says false, then true, and never refuses', async () => {
    const device = await server.device({ signedIn: false });
    expect(await isSignedIn(device)).toBe(false);
    device.cookies = { petwise_session: 'no such session' };
    expect(await isSignedIn(device)).toBe(false);
    await device.signIn();
    expect(await isSignedIn(device)).toBe(true);
  });

  test('S1 the cookie is random, hidden from scripts, and only its hash is kept', async () => {
    const device = await server.device({ signedIn: false });
    const response = await login(device, { password: PASSWORD });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/petwise_session=[\w-]{43};[^,]*HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    // A device is known for 400 days, the longest that Chrome keeps a cookie.
    expect(cookie).toMatch(/petwise_owner=[^,]*Max-Age=34560000/);
    expect(cookie).toMatch(/Path=\//);
    const token = device.cookies['petwise_session'] ?? '';
    const rows = await server.db.query(
      'SELECT token_hash FROM auth_sessions WHERE token_hash = ANY($1)',
      [[token, hashToken(token)]],
    );
    expect(rows).toEqual([{ token_hash: hashToken(token) }]);
  });

  test('S1 a new sign-in ends the session before it', async () => {
    const device = await server.device();
    const old = await server.device({ signedIn: false });
    old.cookies = { ...device.cookies };
    await device.signIn();
    expect(await isSignedIn(old)).toBe(false);
    expect(await isSignedIn(device)).toBe(true);
  });

  test('S2 a planted session id is replaced', async () => {
    const device = await server.device({ signedIn: false });
    device.cookies = { petwise_session: 'planted-by-somebody' };
    await device.signIn();
    expect(device.cookies['petwise_session']).not.toBe('planted-by-somebody');
  });

  test('a device stays the same owner after it signed out and in again', async () => {
    const device = await server.device();
    const ownerOf = async () => {
      const [row] = await server.db.query<{ owner_id: string }>(
        'SELECT owner_id FROM auth_sessions WHERE token_hash = $1',
        [hashToken(device.cookies['petwise_session'] ?? '')],
      );
      return row?.owner_id;
    };
    const before = await ownerOf();
    await device.inject({ method: 'POST', url: authRoutes.logout.path, payload: {} });
    await device.signIn();
    expect(before).toBeTypeOf('string');
    expect(await ownerOf()).toBe(before);
  });
});

describe('a shared computer', () => {
  const assessments = async (device: Device): Promise<number> => {
    const { method, path } = consultRoutes.list;
    const list = await device.inject({ method, url: path });
    return list.json<{ consults: object[] }>().consults.length;
  };
  const earlier = async (device: Device): Promise<string[]> => {
    const { method, path } = authRoutes.status;
    return (await device.inject({ method, url: path })).json<{ earlier: string[] }>().earlier;
  };
  const out = (device: Device, payload: object = {}) =>
    device.inject({ method: 'POST', url: authRoutes.logout.path, payload });

  test('C8 tells that it was used before, and who starts fresh sees nothing of it', async () => {
    const device = await server.device({ signedIn: false });
    expect(await earlier(device)).toEqual([]);
    await device.signIn();
    await postInit(device);
    await out(device);
    expect(await earlier(device)).toHaveLength(1);
    await login(device, { password: PASSWORD, earlier: 'none' });
    expect(await assessments(device)).toBe(0);
  });

  test('C8 nothing is lost: each can go on where they were, the last one first', async () => {
    const device = await server.device();
    await postInit(device);
    await out(device);
    server.advance(1000);
    await login(device, { password: PASSWORD, earlier: 'none' });
    await postInit(device);
    await postInit(device);
    await out(device);
    const [last = '', first = ''] = await earlier(device);
    expect(last > first).toBe(true);
    await login(device, { password: PASSWORD, earlier: 1 });
    expect(await assessments(device)).toBe(1);
    // A program that knows nothing of this goes on as whoever was last.
    await login(device, { password: PASSWORD });
    expect(await assessments(device)).toBe(1);
  });

  test.each([{ origin: 'http://localhost' }, { 'sec-fetch-site': 'same-origin' }])(
    'bug: a page that said nothing of it opened the last one’s assessments (%j)',
    async (headers) => {
      const { method, path } = authRoutes.login;
      const byPage = (of: Device, more: object = {}) =>
        of.inject({
          method,
          url: path,
          payload: { password: PASSWORD, ...more },
          headers: { host: 'localhost', ...headers },
        });
      const device = await server.device({ signedIn: false });
      expect((await byPage(device)).statusCode).toBe(200);
      await postInit(device);
      await out(device);
      const unasked = await byPage(device);
      expect(unasked.statusCode).toBe(409);
      expect(unasked.json()).toMatchObject({ error: expect.stringContaining('used before') });
      expect(device.cookies['petwise_session']).toBeUndefined();
      expect((await byPage(device, { password: 'wrong password' })).statusCode).toBe(401);
      expect((await byPage(device, { earlier: 0 })).statusCode).toBe(200);
      expect(await assessments(device)).toBe(1);
    },
  );

  test('C8 once forgotten it is a new one, and the browser is told to clear what it kept', async () => {
    const device = await server.device();
    await postInit(device);
    const before = { ...device.cookies };
    const answer = await out(device, { forget: true });
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(device.cookies).toEqual({});
    device.cookies = before;
    expect(await earlier(device)).toEqual([]);
    await device.signIn();
    expect(await assessments(device)).toBe(0);
    expect((await out(device)).headers['clear-site-data']).toBeUndefined();
  });
});

describe('the end of a session', () => {
  test('S3 a cookie replayed after signing out is refused', async () => {
    const device = await server.device();
    const replay = { ...device.cookies };
    const out = await device.inject({ method: 'POST', url: authRoutes.logout.path, payload: {} });
    expect(out.json()).toEqual({ success: true });
    expect(device.cookies['petwise_session']).toBeUndefined();
    device.cookies = replay;
    const refused = await device.inject({ method: 'GET', url: consultRoutes.list.path });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'not-authenticated' });
  });

  test('S10 twelve idle hours end a session, use keeps it, thirty days end it anyway', async () => {
    const idle = await server.device();
    const used = await server.device();
    server.advance(11 * HOUR);
    expect(await isSignedIn(used)).toBe(true);
    server.advance(2 * HOUR);
    expect(await isSignedIn(idle)).toBe(false);
    expect(await isSignedIn(used)).toBe(true);
    for (let hours = 0; hours < 30 * 24; hours += 11) {
      server.advance(11 * HOUR);
      if (hours < 29 * 24) expect(await isSignedIn(used)).toBe(true);
    }
    expect(await isSignedIn(used)).toBe(false);
  });

  test('signing out everywhere ends the owner’s other sessions too', async () => {
    const device = await server.device({ signedIn: false });
    const response = await device.signIn({ isPWA: true });
    const { pwaToken } = response.json<{ pwaToken: string }>();
    const phone = await server.device({ signedIn: false });
    await phone.inject({
      method: 'POST',
      url: authRoutes.validatePwaToken.path,
      payload: { token: pwaToken },
    });
    expect(await isSignedIn(phone)).toBe(true);
    const stranger = await server.device();
    await device.inject({
      method: 'POST',
      url: authRoutes.logout.path,
      payload: { everywhere: true },
    });
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(stranger)).toBe(true);
  });
});

describe('the installed app’s token', () => {
  const validate = (device: Device, token: string) =>
    device.inject({ method: 'POST', url: authRoutes.validatePwaToken.path, payload: { token } });

  test('GATE-08 a stored token opens a session and is exchanged for the next', async () => {
    const device = await server.device({ signedIn: false });
    const { pwaToken } = (await device.signIn({ isPWA: true })).json<{ pwaToken: string }>();
    const later = await server.device({ signedIn: false });
    const answer = (await validate(later, pwaToken)).json<{ valid: boolean; pwaToken: string }>();
    expect(answer.valid).toBe(true);
    expect(answer.pwaToken).not.toBe(pwaToken);
    expect(await isSignedIn(later)).toBe(true);
  });

  test('GATE-08 an unknown token is not valid, and no error', async () => {
    const device = await server.device({ signedIn: false });
    const response = await validate(device, 'made up');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ valid: false });
    expect(device.cookies).toEqual({});
  });

  test('S8 a token used twice ends its whole family', async () => {
    const owner = await server.device({ signedIn: false });
    const { pwaToken } = (await owner.signIn({ isPWA: true })).json<{ pwaToken: string }>();
    const next = (await validate(owner, pwaToken)).json<{ pwaToken: string }>().pwaToken;
    server.advance(31_000);
    const thief = await server.device({ signedIn: false });
    expect((await validate(thief, pwaToken)).json()).toEqual({ valid: false });
    expect((await validate(owner, next)).json()).toEqual({ valid: false });
    expect(await isSignedIn(owner)).toBe(false);
  });

  test('S8 an answer lost on the way may be asked for again at once', async () => {
    const owner = await server.device({ signedIn: false });
    const { pwaToken } = (await owner.signIn({ isPWA: true })).json<{ pwaToken: string }>();
    await validate(owner, pwaToken);
    expect((await validate(owner, pwaToken)).json()).toMatchObject({ valid: true });
  });

  test('S9 a token is no session cookie, and a cookie is no token', async () => {
    const device = await server.device({ signedIn: false });
    const { pwaToken } = (await device.signIn({ isPWA: true })).json<{ pwaToken: string }>();
    const swapped = await server.device({ signedIn: false });
    swapped.cookies = { petwise_session: pwaToken };
    expect(await isSignedIn(swapped)).toBe(false);
    expect((await validate(swapped, device.cookies['petwise_session'] ?? '')).json()).toEqual({
      valid: false,
    });
  });
});
