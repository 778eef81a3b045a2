import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONTRACT_VERSION } from '../../shared/contracts/src/index.ts';
import { readLocalBuild, readLocalBuilds } from '../../tools/release/local-build.ts';
import { type PlainFiles, servePlainFiles } from '../fixtures/plain-files.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HOME = { name: 'How is your pet feeling?' };

let folder: string;
/** Three servers of plain files: the shell with a registry somebody wrote, and two stores of remotes. */
let page: PlainFiles;
let store: PlainFiles;
let other: PlainFiles;

test.beforeAll(async ({ server }) => {
  folder = mkdtempSync(join(tmpdir(), 'petwise-anywhere-'));
  store = await servePlainFiles(join(folder, 'store'));
  other = await servePlainFiles(join(folder, 'other'));
  const remotes = readLocalBuilds(ROOT).map(({ remote, version, folder: built }) => {
    const isElsewhere = remote === 'mfe_health';
    cpSync(built, join(folder, isElsewhere ? 'other' : 'store', remote, version), {
      recursive: true,
    });
    const { origin } = isElsewhere ? other : store;
    const entry = `${origin}/${remote}/${version}/mf-manifest.json`;
    return [remote, { current: { version, entry, contract: CONTRACT_VERSION } }] as const;
  });
  const shell = join(folder, 'shell');
  mkdirSync(shell);
  cpSync(readLocalBuild(ROOT, 'shell').folder, shell, { recursive: true });
  const registry = { schemaVersion: 1, channel: 'plain', remotes: Object.fromEntries(remotes) };
  writeFileSync(join(shell, 'registry.json'), JSON.stringify(registry));
  const stores = `${store.origin} ${other.origin}`;
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${stores}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${stores}`,
  ].join('; ');
  const headers = { 'content-security-policy': policy };
  page = await servePlainFiles(shell, { headers, passOn: server.url });
});
test.afterAll(async () => {
  await Promise.all([page, store, other].map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test('MFE-02 remotes lie anywhere: a written registry, plain files on three origins, one store that hangs and one that is down', async ({
  page: tab,
}) => {
  test.setTimeout(180_000);
  await signIn(tab, page.origin);
  // A store answers nothing of the home screen the first time.
  store.hangOnce(/mfe_intake\/.*\/assets\/home-/);
  await tab.goto(`${page.origin}/`);
  await expect(tab.getByText('This part of Petwise did not load')).toBeVisible({ timeout: 30_000 });
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByRole('heading', HOME)).toBeVisible({ timeout: 30_000 });
  // The second try had another address, which the store read as the same file.
  const asked = store.asked.filter((address) => address.includes('/assets/home-'));
  expect(new Set(asked).size).toBe(2);
  expect(new Set(asked.map(decodeURIComponent)).size).toBe(1);
  // Its origin is not there at all: its own screen says so, and the others work.
  await other.stop();
  await tab.getByRole('link', { name: 'Apple Health' }).click();
  await expect(tab.getByText('This part of Petwise did not load')).toBeVisible({ timeout: 30_000 });
  await tab.getByRole('link', { name: 'New assessment' }).click();
  await expect(tab.getByRole('heading', HOME)).toBeVisible({ timeout: 30_000 });
});
