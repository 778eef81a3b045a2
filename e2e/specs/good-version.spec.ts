import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hashFiles, readLocalBuild } from '../../tools/release/local-build.ts';
import type { RunningServer } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HEALTH = { name: 'Apple Health Analysis' };
const DOOR = '[data-door="health/analysis"]';

const copies: string[] = [];
/** Bad versions of this test; each has a name of its own, since a recalled one never comes back. */
const released: string[] = [];
let number = 0;
let built: ReturnType<typeof readLocalBuild>;

test.beforeAll(() => {
  built = readLocalBuild(ROOT, 'mfe_health');
});

/** What is put before the real door, or in its place. */
const DOORS_OF_FAULT: Readonly<Record<string, string>> = {
  empty: 'const Faulty=()=>null;',
};

/** Releases the health bundle with its screen's heading broken, with another door, or under another contract. */
async function releaseBad(
  server: RunningServer,
  fault: 'throws' | 'contract' | 'none' | 'empty',
): Promise<string> {
  number += 1;
  const folder = mkdtempSync(join(tmpdir(), 'petwise-bad-'));
  copies.push(folder);
  cpSync(built.folder, folder, { recursive: true });
  writeFileSync(join(folder, 'number.txt'), `${fault} ${number}`);
  for (const file of readdirSync(join(folder, 'assets'))) {
    const path = join(folder, 'assets', file);
    const text = readFileSync(path, 'utf8');
    const broken = text.replace(
      /([`'"])Apple Health Analysis\1/g,
      '(()=>{throw new Error("broken")})()',
    );
    if (fault === 'throws') writeFileSync(path, broken);
    const door = DOORS_OF_FAULT[fault];
    if (door) writeFileSync(path, door + text.replace(/\w+ as Door\b/, 'Faulty as Door'));
  }
  const version = `${built.version.slice(0, -8)}bad${fault}${number}`;
  released.push(version);
  const contract = fault === 'contract' ? built.contract + 1 : built.contract;
  await server.releases.publish({ ...built, folder, version, contract, files: hashFiles(folder) });
  await server.releases.move('stable', [{ kind: 'point', remote: 'mfe_health', version }]);
  return version;
}

test.afterEach(async ({ server }) => {
  await server.releases.move('stable', [
    { kind: 'point', remote: 'mfe_health', version: built.version },
    ...released
      .splice(0)
      .map((version) => ({ kind: 'recall' as const, remote: 'mfe_health' as const, version })),
  ]);
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true, force: true });
});

for (const [fault, count] of [
  ['throws', 2],
  ['throws', 5],
  ['contract', 2],
] as const) {
  test(`MFE-04 after ${count} bad releases in a row (${fault}) the owner sees the good version`, async ({
    owner,
    server,
  }) => {
    for (let bad = 0; bad < count; bad += 1) await releaseBad(server, fault);
    const begun = Date.now();
    await owner.goto('/health-upload');
    await expect(owner.getByRole('heading', HEALTH)).toBeVisible();
    console.log(`${count} bad releases (${fault}): ${Date.now() - begun} ms to the good version`);
    await expect(owner.locator(DOOR)).toHaveAttribute('data-version', built.version);
  });
}

test('MFE-04 a version that hangs is waited for once: the next visit opens the good one at once', async ({
  owner,
  server,
}) => {
  await server.releases.publish(built);
  const bad = await releaseBad(server, 'none');
  let asked = 0;
  await owner.route(
    (url) => url.pathname.includes(bad) && url.pathname.endsWith('.js'),
    () => {
      asked += 1;
    },
  );
  const first = Date.now();
  await owner.goto('/health-upload', { waitUntil: 'commit' });
  await expect(owner.getByRole('heading', HEALTH)).toBeVisible();
  const afterFirst = Date.now();
  expect(asked).toBeGreaterThan(0);
  await owner.goto('/health-upload', { waitUntil: 'commit' });
  await expect(owner.getByRole('heading', HEALTH)).toBeVisible();
  console.log(`hangs: ${afterFirst - first} ms, the next visit ${Date.now() - afterFirst} ms`);
  await expect(owner.locator(DOOR)).toHaveAttribute('data-version', built.version);
  const remembered = await owner.evaluate(() => localStorage.getItem('petwise.set-aside'));
  expect(remembered).toContain(bad);
  // For that version only: a mended one opens.
  const mended = await releaseBad(server, 'none');
  await owner.goto('/health-upload');
  await expect(owner.locator(DOOR)).toHaveAttribute('data-version', mended);
});

test('MFE-04 a recalled version is opened by no page, also not by one that was open before', async ({
  owner,
  server,
}) => {
  const bad = await releaseBad(server, 'none');
  await owner.goto('/health-upload');
  await expect(owner.locator(DOOR)).toHaveAttribute('data-version', bad);
  await server.releases.move('stable', [{ kind: 'recall', remote: 'mfe_health', version: bad }]);
  const gone = await owner.request.get(`/remotes/mfe_health/${bad}/mf-manifest.json`);
  expect(gone.status()).toBe(404);
  await expect(async () => {
    await owner.getByRole('link', { name: 'New assessment' }).click();
    await owner.getByRole('link', { name: 'Apple Health' }).click();
    const door = owner.locator(DOOR);
    await expect(door).toHaveAttribute('data-version', built.version, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
});

test('MFE-04 a version that draws nothing within 3 seconds gives way, and its failure is told with its version', async ({
  owner,
  server,
}) => {
  await server.releases.publish(built);
  const bad = await releaseBad(server, 'empty');
  await owner.goto('/health-upload');
  await expect(owner.locator(DOOR)).toHaveAttribute('data-version', bad);
  const begun = Date.now();
  await expect(owner.getByRole('heading', HEALTH)).toBeVisible();
  console.log(`draws nothing: the good version ${Date.now() - begun} ms later`);
  await expect(owner.locator(DOOR)).toHaveAttribute('data-version', built.version);
  const told = async () => (await owner.request.get('/metrics')).text();
  const of = (version: string): string => `{remote="mfe_health",version="${version}"`;
  await expect
    .poll(told, { timeout: 15_000 })
    .toContain(`petwise_door_failures_total${of(bad)},phase="render"} 1`);
  expect(await told()).toContain(`petwise_door_mounts_total${of(built.version)}}`);
});
