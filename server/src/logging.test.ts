import { Writable } from 'node:stream';
import { authRoutes, uploadRoutes } from '@petwise/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { describeError, loggerOptions } from './logging.ts';
import { MAX_FAILURES } from './rooms/auth/login-limiter.ts';
import { INIT_BODY, postInit } from './testing/consult-bodies.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** A server that logs everything it can; answers what it has logged. */
async function startLogging(): Promise<() => string> {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  server = await startTestServer({}, { logger: { ...loggerOptions('trace'), stream } });
  return () => text;
}

describe('the log', () => {
  test('of a failed statement holds its code, column, route and request, and nothing that was sent', async () => {
    const log = await startLogging();
    const device = await server.device();
    await server.db.query('ALTER TABLE consults ADD COLUMN missing text NOT NULL');
    const answer = await postInit(device, { initialSymptoms: 'Zorro collapsed in the kitchen' });
    expect(answer.statusCode).toBe(500);
    expect(log()).toContain('"code":"23502"');
    expect(log()).toContain('"column":"missing"');
    expect(log()).toContain('"table":"consults"');
    expect(log()).toContain('"route":"/api/responses-test/init"');
    expect(log()).toContain(String(answer.headers['x-request-id']));
    for (const secret of ['Zorro', 'kitchen', INIT_BODY.patientData.breed, 'INSERT']) {
      expect(log()).not.toContain(secret);
    }
    for (const value of Object.values(device.cookies)) expect(log()).not.toContain(value);
  });

  test('at trace holds no cookie of an upload', async () => {
    const log = await startLogging();
    const device = await server.device();
    const { method, path } = uploadRoutes.secureUpload;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    await device.inject({ method, url: path, headers, payload: '--x--\r\n' });
    expect(log()).toContain('Providing options to busboy');
    for (const value of Object.values(device.cookies)) expect(log()).not.toContain(value);
  });

  test('says where somebody is only of who goes on guessing at the password', async () => {
    const log = await startLogging();
    const owner = '198.51.100.8';
    const guesser = '2001:db8:1:2::9';
    const signIn = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: authRoutes.login.path,
        payload: { password: 'mistyped' },
        remoteAddress,
      });
    expect((await signIn(owner)).statusCode).toBe(401);
    const { method, path } = authRoutes.logout;
    const signedOut = await server.app.inject({
      method,
      url: path,
      payload: {},
      remoteAddress: owner,
    });
    expect(signedOut.statusCode).toBe(401);
    for (let n = 0; n < MAX_FAILURES; n += 1) await signIn(guesser);
    expect(log()).not.toContain('"ip"');
    expect((await signIn(guesser)).statusCode).toBe(429);
    expect(log()).toContain('"ip":"2001:db8:1:2::/64"');
    expect(log()).not.toContain(owner);
  });

  test('of an error holds no message, not of its causes either, and places in the code alone', async () => {
    server = await startTestServer();
    const words = 'He collapsed\n    at the vet.ts:1:1)';
    const error = new Error(words, { cause: new TypeError(words) });
    const described = JSON.stringify(describeError(error));
    expect(described).not.toContain('collapsed');
    expect(described).not.toContain('at the vet');
    expect(described).toContain('TypeError');
    expect(described).toContain('logging.test.ts');
  });
});
