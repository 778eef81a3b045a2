import { rmSync } from 'node:fs';
import type { ReleaseMove } from '@petwise/contracts/release-service';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { move, point, publish, SHELL_FILES, writeFiles } from '../../testing/make-release.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ReleasedFiles } from './released-files.ts';

const LOADS = 600;
const NEXT = 'sha-2222222222222222';

let server: TestServer;

/** The same shell with other bytes, and so with other names. */
function shellOf(letter: string): Record<string, string> {
  const renamed = (text: string): string =>
    text.replace(/-([A-G])\1{7}/g, (_, old: string) => `-${letter}${old.repeat(7)}`);
  return Object.fromEntries(
    Object.entries(SHELL_FILES)
      .filter(([path]) => !/^\.|\.map$/.test(path))
      .map(([path, text]) => [renamed(path), renamed(text)]),
  );
}

const DAY = 24 * 60 * 60 * 1000;
const moveShell = (moved: ReleaseMove) => move(server, [moved]);
const page = () => server.app.inject({ url: '/', headers: { accept: 'text/html' } });
const isThere = async (path: string): Promise<boolean> =>
  (await server.app.inject({ url: path })).statusCode === 200;

/** Addresses that a page names. */
function namedIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
}

/** Everything of a shell whose name holds a hash, so that a tab may ask for it late. */
const PARTS = (letter: string): string[] =>
  Object.keys(shellOf(letter)).flatMap((path) => (/-\w{8}\.js$/.test(path) ? [`/${path}`] : []));

beforeAll(async () => {
  server = await startTestServer();
  await writeFiles(server.config.shellDir, shellOf('1'));
  await server.restart();
});
afterAll(() => server.close());

test('MFE-04 while the shell is built anew, released and started, 0 of 600 looks find the page or one of its scripts missing', async () => {
  const missing: string[] = [];
  let loads = 0;
  const load = async (): Promise<void> => {
    loads += 1;
    const { statusCode, body } = await page();
    const scripts = namedIn(body);
    if (statusCode !== 200 || scripts.length === 0) missing.push(`page ${statusCode}`);
    for (const script of scripts) if (!(await isThere(script))) missing.push(script);
  };
  const loadTimes = async (count: number): Promise<void> => {
    for (let one = 0; one < count; one += 1) await load();
  };
  await loadTimes(50);
  // A build empties its folder first.
  rmSync(server.config.shellDir, { recursive: true });
  await loadTimes(100);
  await Promise.all([loadTimes(150), writeFiles(server.config.shellDir, shellOf('2'))]);
  const files = shellOf('2');
  await Promise.all([loadTimes(150), publish(server, 'shell', { version: NEXT, files })]);
  await Promise.all([loadTimes(150), point(server, { shell: NEXT })]);
  console.log(`${loads} looks, ${missing.length} found something missing`);
  expect([loads, missing]).toEqual([LOADS, []]);
  expect((await page()).body).toContain('index-2AAAAAAA.js');
});

test('MFE-04 a tab that was opened before a new shell still gets every part of its own', async () => {
  expect(PARTS('1').length).toBeGreaterThan(5);
  for (const path of [...PARTS('1'), ...PARTS('2')]) expect(await isThere(path), path).toBe(true);
  expect(await isThere('/assets/index-3AAAAAAA.js')).toBe(false);
});

test('a file of the shell is answered by a look at that file alone', async () => {
  const reads = vi.spyOn(ReleasedFiles.prototype, 'file');
  expect(await isThere('/assets/index-2AAAAAAA.js')).toBe(true);
  expect(reads.mock.calls).toEqual([['shell', `${NEXT}/assets/index-2AAAAAAA.js`]]);
  reads.mockRestore();
});

test('MFE-04 a shell on trial, turned back, recalled: each owner gets a whole one', async () => {
  const files = shellOf('3');
  await publish(server, 'shell', { version: 'sha-3', files });
  const trial = { kind: 'canary', remote: 'shell', version: 'sha-3', percent: 100 } as const;
  expect((await moveShell(trial)).statusCode).toBe(200);
  const device = await server.device();
  expect((await device.inject({ url: '/' })).body).toContain('index-3AAAAAAA.js');
  // Who has not signed in is in no trial.
  expect((await page()).body).toContain('index-2AAAAAAA.js');
  expect((await moveShell({ kind: 'rollback', remote: 'shell' })).statusCode).toBe(200);
  expect((await device.inject({ url: '/' })).body).toContain('index-2AAAAAAA.js');
  await moveShell({ kind: 'recall', remote: 'shell', version: NEXT });
  expect((await page()).body).toContain('index-1AAAAAAA.js');
});

test('MFE-04 a start replaces no shell that somebody has released, and a damaged one gives way', async () => {
  await point(server, { shell: 'sha-3' });
  await server.restart();
  expect((await page()).body).toContain('index-3AAAAAAA.js');
  const folder = `${server.config.releasesDir}/shell/sha-3`;
  await writeFiles(folder, { 'index.html': '<!doctype html><script src="/evil.js"></script>' });
  // The build that this start found.
  expect((await page()).body).toContain('index-2AAAAAAA.js');
});

test('parts of a shell that nobody has been given for 30 days are gone', async () => {
  const [part = ''] = PARTS('1');
  expect(await isThere(part)).toBe(true);
  server.advance(31 * DAY);
  await point(server, { shell: 'sha-3' });
  expect(await isThere(part)).toBe(false);
});
