import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RemoteRegistry } from '@petwise/contracts';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  move,
  operatorKey,
  point,
  publish,
  SHELL_FILES,
  writeFiles,
} from '../../testing/make-release.ts';
import { loggerOptions } from '../../logging.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ReleaseStore } from './release-store.ts';

const ONE = { version: '1.0.0-aa', contract: 1 };
const TWO = { version: '1.0.0-bb', contract: 1 };
const THREE = { version: '1.0.0-cc', contract: 1 };
const FILES = { 'mf-manifest.json': '{}' };

let server: TestServer;

/** Every line of the server's log. */
let lines: string[] = [];

beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(line) };
  server = await startTestServer({}, { logger: { ...loggerOptions('warn'), stream } });
});
afterEach(() => server.close());

/** Starts the server on a folder in which these versions and this channel file lie. */
async function startOn(chat: object): Promise<void> {
  const { releasesDir } = server.config;
  for (const { version } of [ONE, TWO, THREE]) {
    await writeFiles(`${releasesDir}/mfe_chat/${version}`, FILES);
  }
  const file = { schemaVersion: 1, remotes: { mfe_chat: chat } };
  await writeFiles(releasesDir, { 'channels/stable.json': JSON.stringify(file) });
  await server.restart();
}

async function given() {
  const response = await server.app.inject({ url: '/registry.json' });
  const entry = v.parse(RemoteRegistry, response.json()).remotes.mfe_chat;
  return [entry?.current.version, entry?.good.map((one) => one.version)];
}

test('a start of Petwise makes its build current in an empty channel, and replaces what an earlier start put there', async () => {
  await startOn({ current: ONE, byStart: true });
  expect(await given()).toEqual([ONE.version, []]);
  await startOn({ current: TWO, byStart: true });
  expect(await given()).toEqual([TWO.version, [ONE.version]]);
});

test('builds that an image brings along are taken from its folder, and need it no more', async () => {
  const builds = join(server.config.dataDir, 'image');
  const file = { schemaVersion: 1, remotes: { mfe_chat: { current: ONE, byStart: true } } };
  await writeFiles(`${builds}/mfe_chat/${ONE.version}`, FILES);
  await writeFiles(builds, { 'channels/stable.json': JSON.stringify(file) });
  await server.restart({ PETWISE_BUILDS_DIR: builds });
  await rm(builds, { recursive: true });
  await server.restart();
  expect(await given()).toEqual([ONE.version, []]);
  const url = `/remotes/mfe_chat/${ONE.version}/mf-manifest.json`;
  expect((await server.app.inject({ url })).statusCode).toBe(200);
});

test('of a build that a cache has laid over an earlier one, nothing that its own list does not name is given', async () => {
  const listed = ['mf-manifest.json', 'assets/door-22222222.js'];
  await writeFiles(`${server.config.releasesDir}/mfe_chat/${ONE.version}`, {
    '.vite/files.json': JSON.stringify(listed),
    'assets/door-22222222.js': 'export const now = 1;',
    'assets/door-11111111.js': 'export const before = 1;',
  });
  await startOn({ current: ONE, byStart: true });
  const ask = async (file: string): Promise<number> =>
    (await server.app.inject({ url: `/remotes/mfe_chat/${ONE.version}/${file}` })).statusCode;
  expect(await ask('assets/door-22222222.js')).toBe(200);
  expect(await ask('assets/door-11111111.js')).toBe(404);
});

describe('a start of Petwise never replaces', () => {
  const decide = {
    'what a team has released': () => point(server, { mfe_chat: TWO.version }),
    'a trial': async () => {
      const { version } = TWO;
      await move(server, [{ kind: 'canary', remote: 'mfe_chat', version, percent: 10 }]);
    },
    'what a team has taken back': async () => {
      await move(server, [{ kind: 'rollback', remote: 'mfe_chat' }]);
    },
  };
  test.each(Object.entries(decide))('%s', async (_, decided) => {
    await startOn({ current: ONE, byStart: true });
    await startOn({ current: THREE, byStart: true });
    await publish(server, 'mfe_chat', { ...TWO, files: FILES });
    await decided();
    const before = await given();
    await startOn({ current: ONE, byStart: true });
    expect(await given()).toEqual(before);
    // Whoever started it is told what the build that it made needs.
    const isToldOf = lines.join('').includes('mfe_chat 1.0.0-aa is given to nobody');
    expect(isToldOf).toBe(before[0] !== ONE.version);
    const trial = await server.db.query('SELECT canary FROM release_channels');
    await startOn({ current: ONE, byStart: true });
    expect(await server.db.query('SELECT canary FROM release_channels')).toEqual(trial);
  });
});

test('a trial that was ended leaves a start’s build what it was: the next start replaces it', async () => {
  await startOn({ current: ONE, byStart: true });
  await publish(server, 'mfe_chat', { ...TWO, files: FILES });
  await move(server, [
    { kind: 'canary', remote: 'mfe_chat', version: TWO.version, percent: 10 },
    { kind: 'rollback', remote: 'mfe_chat' },
  ]);
  await startOn({ current: THREE, byStart: true });
  expect((await given())[0]).toBe(THREE.version);
});

test('a channel file of before the release service is taken over once, with its trial', async () => {
  await startOn({ current: TWO, previous: ONE, canary: { ...THREE, percent: 25 } });
  expect(await given()).toEqual([TWO.version, [ONE.version]]);
  const rows = await server.db.query('SELECT canary, percent FROM release_channels');
  expect(rows).toEqual([{ canary: THREE.version, percent: 25 }]);
  await move(server, [{ kind: 'promote', remote: 'mfe_chat' }]);
  await server.restart();
  expect((await given())[0]).toBe(THREE.version);
});

test('a start on a disk or a bucket that takes longer than ten seconds to be read is slow, and no failure', async () => {
  const slow = vi.spyOn(ReleaseStore.prototype, 'signAll').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    return [];
  });
  await startOn({ current: ONE, byStart: true });
  expect(slow).toHaveBeenCalledOnce();
  slow.mockRestore();
  expect(await given()).toEqual([ONE.version, []]);
});

test('a build that is not there stops neither the start nor the other builds', async () => {
  await startOn({ current: { version: 'missing', contract: 1 }, byStart: true });
  expect(await given()).toEqual([undefined, undefined]);
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('MFE-04 later releases are compared with the builds of a start, the shell among them', async () => {
  const nothing = { libraries: {}, opens: {}, offers: {}, emits: {}, hears: {}, knows: {} };
  const react = { react: { version: '19.3.1', names: ['useState'] } };
  await writeFiles(server.config.shellDir, SHELL_FILES);
  await server.restart();
  const headers = { authorization: `Bearer ${operatorKey(server)}` };
  const ask = async (url: string) => (await server.app.inject({ url, headers })).json();
  const stored = async () => (await ask('/api/releases?remote=shell')).releases[0]?.version;
  await expect.poll(stored).toBeDefined();
  await writeFiles(`${server.config.releasesDir}/mfe_chat/${ONE.version}`, FILES);
  const file = {
    schemaVersion: 1,
    remotes: { mfe_chat: { current: ONE, byStart: true, snapshot: nothing } },
    shell: { version: await stored(), snapshot: { ...nothing, libraries: react } },
  };
  await writeFiles(server.config.releasesDir, { 'channels/stable.json': JSON.stringify(file) });
  await server.restart();
  const taken = { react: { version: '19.3.1', names: ['useState', 'useEffect'] } };
  const faulty = {
    version: '2',
    contract: 2,
    files: FILES,
    snapshot: { ...nothing, libraries: taken },
  };
  await publish(server, 'mfe_health', faulty);
  const check = '/api/releases/check?remote=mfe_health&version=2';
  await expect
    .poll(async () => (await ask(check)).problems)
    .toEqual([
      `mfe_health 2 takes useEffect of react, which shell ${await stored()} does not offer`,
    ]);
  const { compared } = await ask(check);
  expect(compared.map((one: { known: boolean }) => one.known)).toEqual([true, true]);
});
