import { generateKeyPairSync } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ChannelStatement, RemoteRegistry } from '@petwise/contracts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { move, point, SHELL_FILES, writeFiles, writeRelease } from '../../testing/make-release.ts';
import { bootOf } from '../../testing/read-page.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { openSigningKey, SigningKey } from './signing-key.ts';

const [ONE, TWO] = ['1.0.0-aa', '1.1.0-bb'];
let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
  await writeRelease(server, 'mfe_intake', { version: ONE, door: 'home' });
  await writeRelease(server, 'mfe_intake', { version: TWO, door: 'home' });
  await point(server, { mfe_intake: ONE });
  await point(server, { mfe_intake: TWO });
});
afterEach(() => server.close());

const registry = async () =>
  v.parse(RemoteRegistry, (await server.app.inject({ url: '/registry.json' })).json());
const current = async () => (await registry()).remotes.mfe_intake?.current.version;
const keyNow = () => openSigningKey(server.config);
const pem = async (name: string): Promise<string> => {
  const file = join(server.config.dataDir, name);
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return file;
};

test('MFE-04 H1 what a channel gives is signed as it is moved, under a number that grows', async () => {
  const key = await keyNow();
  const seen: number[] = [];
  for (const version of [ONE, TWO, ONE]) {
    await point(server, { mfe_intake: version });
    const { signed, seq = 0 } = await registry();
    expect(key.hasSigned(signed?.text ?? '', signed?.signature ?? null)).toBe(true);
    const statement = v.parse(ChannelStatement, JSON.parse(signed?.text ?? ''));
    expect(statement).toMatchObject({ seq, remotes: { mfe_intake: { current: { version } } } });
    seen.push(seq);
  }
  expect(seen).toEqual([...new Set(seen)].toSorted((left, right) => left - right));
  const other = new SigningKey(generateKeyPairSync('ed25519').privateKey);
  const { signed } = await registry();
  expect(other.hasSigned(signed?.text ?? '', signed?.signature ?? null)).toBe(false);
  expect(key.hasSigned(`${signed?.text} `, signed?.signature ?? null)).toBe(false);
});

test('MFE-04 H1 a script that was changed in the store together with its hash in the database opens nowhere: pages get the good version', async () => {
  const path = 'assets/home-22222222.js';
  await writeFiles(server.config.releasesDir, { [`mfe_intake/${TWO}/${path}`]: 'stolen()' });
  const hash = 'Zb5gQ1LMnSYYVhRCYHYWe6AaXQ5mGjX4GpjgJ+Mx5pE=';
  await server.db.query(
    `UPDATE releases SET files = files || jsonb_build_object($2::text, $3::text) WHERE version = $1`,
    [TWO, path, hash],
  );
  await move(server, [{ kind: 'pin', remote: 'mfe_intake', version: TWO }]);
  expect(await current()).toBe(ONE);
  const gone = await server.app.inject({ url: `/remotes/mfe_intake/${TWO}/${path}` });
  expect(gone.statusCode).toBe(404);
  await server.restart();
  expect(await current()).toBe(ONE);
});

test('MFE-04 H1 a list that another key has signed, or nobody, opens nowhere', async () => {
  const other = new SigningKey(generateKeyPairSync('ed25519').privateKey);
  const list = await server.app.inject({ url: `/remotes/mfe_intake/${TWO}/release.json` });
  for (const signature of [other.sign(list.body), null]) {
    await server.db.query('UPDATE releases SET signature = $2 WHERE version = $1', [
      TWO,
      signature,
    ]);
    await server.restart();
    expect(await current(), String(signature)).toBe(ONE);
  }
  // The very files once more: whoever gives them stands for them.
  await writeRelease(server, 'mfe_intake', { version: TWO, door: 'home' });
  await point(server, { mfe_intake: TWO });
  expect(await current()).toBe(TWO);
});

test('MFE-04 H1 a statement that was changed in the database changes nothing that pages are given', async () => {
  expect(await current()).toBe(TWO);
  await server.db.query(
    `UPDATE release_statements SET text = replace(text, '"current":{"version":"${TWO}"', '"current":{"version":"${ONE}"')`,
    [],
  );
  await server.db.notify('releases_moved', 'stable');
  expect(await current()).toBe(TWO);
});

test('MFE-04 H1 a key is replaced while what the one before has signed still counts, and is signed anew', async () => {
  const PETWISE_SIGNING_KEY = await pem('second.pem');
  const before = await keyNow();
  await server.restart({ PETWISE_SIGNING_KEY });
  expect(await current()).toBe(TWO);
  const now = await keyNow();
  expect(now.publicKeys).toEqual([expect.any(String), before.publicKeys[0]]);
  const PETWISE_SIGNING_KEY_BEFORE = PETWISE_SIGNING_KEY;
  await server.restart({ PETWISE_SIGNING_KEY: await pem('third.pem'), PETWISE_SIGNING_KEY_BEFORE });
  expect(await current()).toBe(TWO);
  // Two keys on, what the first has signed counts no more.
  const { signed } = await registry();
  expect(before.hasSigned(signed?.text ?? '', signed?.signature ?? null)).toBe(false);
});

/** As it was before there were signatures. */
async function forgetSignatures(): Promise<void> {
  await server.db.query('UPDATE releases SET signature = NULL');
  await server.db.query('DELETE FROM release_statements');
}

test.each(['which somebody has set', 'of a start that died before it had signed anything'])(
  'MFE-04 H1 a database of before there were signatures is signed by the first start with a key %s',
  async (key) => {
    await forgetSignatures();
    await server.restart(
      key.startsWith('which') ? { PETWISE_SIGNING_KEY: await pem('given.pem') } : {},
    );
    expect(await current()).toBe(TWO);
    const rows = await server.db.query('SELECT 1 FROM releases WHERE signature IS NULL');
    expect(rows).toEqual([]);
  },
);

test('MFE-04 H1 a version whose bytes were lost is signed anew when it is released again', async () => {
  await rm(join(server.config.releasesDir, 'mfe_intake', TWO), { recursive: true });
  await server.db.query('UPDATE releases SET signature = NULL WHERE version = $1', [TWO]);
  await server.restart();
  expect(await current()).toBe(ONE);
  await writeRelease(server, 'mfe_intake', { version: TWO, door: 'home' });
  await point(server, { mfe_intake: TWO });
  expect(await current()).toBe(TWO);
});

test('MFE-04 servers on PostgreSQL without a common key name none, sign nothing, and the first start with one signs all', async () => {
  const DATABASE_URL = 'postgres://elsewhere/petwise';
  await forgetSignatures();
  await writeFiles(server.config.shellDir, SHELL_FILES);
  await server.restart({ DATABASE_URL });
  await writeRelease(server, 'mfe_chat', { version: ONE, door: 'prototype' });
  await point(server, { mfe_chat: ONE });
  expect(await current()).toBe(TWO);
  expect((await registry()).signed).toBeUndefined();
  expect(bootOf((await server.app.inject({ url: '/' })).body).keys).toEqual([]);
  await server.restart({ DATABASE_URL, PETWISE_SIGNING_KEY: await pem('common.pem') });
  const { signed, remotes } = await registry();
  expect([remotes.mfe_intake?.current.version, remotes.mfe_chat?.current.version]).toEqual([
    TWO,
    ONE,
  ]);
  expect(signed).toBeDefined();
});

test('MFE-04 several servers replace their key in two rounds, and in each every page believes every server', async () => {
  const [old, next] = [await pem('old.pem'), await pem('next.pem')];
  const keyOf = (signingKeyFile: string, signingKeyBeforeFile?: string) =>
    openSigningKey({ ...server.config, signingKeyFile, signingKeyBeforeFile });
  const rounds = [await keyOf(old), await keyOf(old, next), await keyOf(next, old)];
  const believes = (page: SigningKey, other: SigningKey): boolean =>
    page.hasSigned('words', other.sign('words')) &&
    page.publicKeys.includes(other.publicKeys[0] ?? '');
  for (const [index, before] of rounds.slice(0, -1).entries()) {
    const after = rounds[index + 1] ?? before;
    expect([believes(before, after), believes(after, before)]).toEqual([true, true]);
  }
  // At one go it would not.
  const [alone = await keyOf(old), , last = alone] = rounds;
  expect(believes(alone, last)).toBe(false);
});

test('a file that holds no such key is named, and the server does not start', async () => {
  const file = join(server.config.dataDir, 'wrong.pem');
  await writeFile(file, 'no key');
  await expect(openSigningKey({ ...server.config, signingKeyFile: file })).rejects.toThrow(
    `${file} holds no private key of Ed25519`,
  );
});
