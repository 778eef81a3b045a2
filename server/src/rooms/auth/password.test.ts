import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { makePassPhrase, readWords } from './pass-phrase.ts';
import { openPasswordGate } from './password.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the password', () => {
  test('S11 an empty or short one stops the start, and the message names the setting', () => {
    for (const password of ['', 'short', '1234567']) {
      expect(() => readConfig({ PETWISE_PASSWORD: password })).toThrow(ConfigError);
      expect(() => readConfig({ PETWISE_PASSWORD: password })).toThrow(/PETWISE_PASSWORD/);
    }
  });

  test('S7 it is taken exactly as typed: long, with spaces at its ends, in any script', async () => {
    for (const password of [' spaces at both ends ', 'пароль для собаки 🐕', 'x'.repeat(256)]) {
      const gate = await openPasswordGate(server.db, password);
      expect(await gate.isRight(password)).toBe(true);
      expect(await gate.isRight(password.trim())).toBe(password === password.trim());
      expect(await gate.isRight(`${password}.`)).toBe(false);
    }
  });

  test('only an argon2id hash is kept', async () => {
    await openPasswordGate(server.db, 'a password to look for');
    const rows = await server.db.query<{ value: string }>(
      "SELECT value FROM settings WHERE key = 'password'",
    );
    expect(rows[0]?.value).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.value).not.toContain('look for');
  });

  test('S3 another password at the next start ends every session', async () => {
    await server.restart();
    const device = await server.device();
    const list = () => device.inject({ method: 'GET', url: '/api/consults' });
    await server.restart();
    expect((await list()).statusCode).toBe(200);
    await server.restart({ PETWISE_PASSWORD: 'another password' });
    expect((await list()).statusCode).toBe(401);
  });

  test('without one, a pass phrase is made, and kept only once it was shown', async () => {
    await server.db.query("DELETE FROM settings WHERE key = 'password'");
    const first = await openPasswordGate(server.db, undefined);
    expect(first.fresh).toMatch(/^([a-z]{3,8}-){5}[a-z]{3,8}$/);
    const second = await openPasswordGate(server.db, undefined);
    expect(second.fresh).not.toBe(first.fresh);
    await second.keepFresh();
    const later = await openPasswordGate(server.db, undefined);
    expect(later.fresh).toBeNull();
    expect(await later.isRight(second.fresh ?? '')).toBe(true);
    expect(await later.isRight(first.fresh ?? '')).toBe(false);
  });

  test('a lost pass phrase can be renewed', async () => {
    const renewed = await openPasswordGate(server.db, undefined, { renew: true });
    expect(renewed.fresh).not.toBeNull();
  });

  test('a pass phrase has at least 60 bits', () => {
    const words = readWords();
    expect(new Set(words).size).toBeGreaterThanOrEqual(2048);
    expect(
      Math.log2(new Set(words).size) * makePassPhrase().split('-').length,
    ).toBeGreaterThanOrEqual(60);
  });
});
