import { generateKeyPairSync, sign } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { RemoteName } from '../../shared/contracts/src/index.ts';
import { hashFiles, readLocalBuild, readLocalBuilds } from '../../tools/release/local-build.ts';
import { attach, textFile } from '../fixtures/intake.ts';
import { releaseRenamedShell } from '../fixtures/renamed-shell.ts';
import type { RunningServer } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HEALTH = { name: 'Apple Health Analysis' };
const DOOR = '[data-door="health/analysis"]';

/** What opens a door of each remote; one that was made a moment ago has no door yet. */
const OPENS = {
  mfe_intake: (page) => page.goto('/'),
  mfe_chat: (page) => page.goto('/medical-assistant'),
  mfe_report: (page) => page.goto('/past-assessments'),
  mfe_uploads: async (page) => {
    await page.goto('/');
    await attach(page, textFile('notes.txt'));
  },
  mfe_health: (page) => page.goto('/health-upload'),
} as const satisfies Readonly<Partial<Record<RemoteName, (page: Page) => Promise<unknown>>>>;

const folders: string[] = [];

/** Puts a second version of the health bundle before the built one, which stays to fall back to. */
async function releaseNext(server: RunningServer, name: string): Promise<string> {
  const built = readLocalBuild(ROOT, 'mfe_health');
  const folder = mkdtempSync(join(tmpdir(), 'petwise-next-'));
  folders.push(folder);
  cpSync(built.folder, folder, { recursive: true });
  writeFileSync(join(folder, 'name.txt'), name);
  const version = `${built.version}-${name}`;
  await server.releases.publish({ ...built, folder, version, files: hashFiles(folder) });
  await server.releases.move('stable', [{ kind: 'point', remote: 'mfe_health', version }]);
  return version;
}

test.afterEach(async ({ server }) => {
  const { version } = readLocalBuild(ROOT, 'mfe_health');
  await server.releases.move('stable', [{ kind: 'point', remote: 'mfe_health', version }]);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Sends another script in its place, which says that it ran. */
function changeOnTheWay(route: Route): Promise<void> {
  const body = `(globalThis.changed ??= []).push(${JSON.stringify(route.request().url())});`;
  return route.fulfill({ contentType: 'text/javascript', body });
}

/** Imports each address, and gives those that came through. */
function importAll(page: Page, addresses: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const outcomes = await Promise.allSettled(all.map((address) => import(address)));
    return all.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  }, addresses);
}

const changed = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'changed') ?? []);

test('MFE-04 H1 of the scripts that a page names none runs that was changed on the way', async ({
  owner,
}) => {
  await owner.route(/\.js$/, changeOnTheWay);
  // The page as it is; of its own the shell does not start, so every script can be tried.
  await owner.goto('/');
  const addresses = await owner.evaluate(() => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
    return Object.keys(JSON.parse(map).integrity);
  });
  console.log(`${addresses.length} scripts changed on the way`);
  expect(addresses.filter((address) => address.startsWith('/remotes/')).length).toBeGreaterThan(5);
  expect(addresses.filter((address) => address.startsWith('/assets/')).length).toBeGreaterThan(5);
  expect(await importAll(owner, addresses)).toEqual([]);
  expect(await changed(owner)).toEqual([]);
  await expect(owner.getByRole('link', { name: /Emergency numbers/ })).toBeVisible();
});

for (const [remote, open] of Object.entries(OPENS)) {
  test(`MFE-04 H1 no script of ${remote} runs that was changed on the way, whichever of its files it is`, async ({
    owner,
  }) => {
    // The names of the table are the remotes'.
    const { version, files } = readLocalBuild(ROOT, remote as RemoteName);
    const base = `/remotes/${remote}/${version}/`;
    const scripts = Object.keys(files).flatMap((path) =>
      path.endsWith('.js') ? [`${base}${path}`] : [],
    );
    await owner.route(
      ({ pathname }) => pathname.startsWith(base) && pathname.endsWith('.js'),
      changeOnTheWay,
    );
    await open(owner);
    // By the page's own map, or by one that came with its list.
    const maps = () =>
      owner
        .locator('script[type="importmap"]')
        .evaluateAll((all) => all.map((one) => one.innerHTML));
    await expect.poll(async () => (await maps()).join()).toContain(base);
    console.log(`${scripts.length} scripts of ${remote} changed on the way`);
    expect(scripts.length).toBeGreaterThan(3);
    expect(await importAll(owner, scripts)).toEqual([]);
    expect(await changed(owner)).toEqual([]);
    await expect(owner.getByRole('banner')).toBeVisible();
  });
}

/** Changes one byte in the middle of a file, and back when it is called again. */
function changeByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  // A file of its own each time: two changes may bear one time.
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

/** Those of some addresses that are answered with a file. */
async function givenOf(page: Page, addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(addresses.map((address) => page.request.get(address)));
  return addresses.filter((_, index) => answers[index]?.ok());
}

test('MFE-04 H1 no script of any remote is given that was changed by one byte in the store', async ({
  owner,
  server,
}) => {
  const scripts = readLocalBuilds(ROOT).flatMap(({ remote, version, files }) =>
    Object.keys(files).flatMap((path) =>
      path.endsWith('.js') ? [`${remote}/${version}/${path}`] : [],
    ),
  );
  const addresses = scripts.map((path) => `/remotes/${path}`);
  const files = scripts.map((path) => join(server.releasesDir, path));
  expect(await givenOf(owner, addresses)).toEqual(addresses);
  files.forEach(changeByte);
  try {
    console.log(`${scripts.length} scripts of remotes changed in the store`);
    expect(await givenOf(owner, addresses)).toEqual([]);
  } finally {
    files.forEach(changeByte);
  }
  expect(await givenOf(owner, addresses)).toEqual(addresses);
});

test('MFE-04 H1 no script of the shell is given that was changed by one byte in the store, and its page is that of the start', async ({
  owner,
  server,
}) => {
  const { version, present, scripts } = await releaseRenamedShell(server);
  const page = async () => (await owner.request.get('/')).text();
  const RENAMED = /index-R+\d+\.js/;
  try {
    const whole = await page();
    expect(whole).toMatch(RENAMED);
    console.log(`${scripts.length} scripts of the shell changed in the store`);
    for (const script of scripts) {
      const file = join(server.releasesDir, 'shell', version, script);
      changeByte(file);
      expect(await givenOf(owner, [script])).toEqual([]);
      // What only a worker runs does not keep a page from starting.
      if (whole.includes(script)) expect(await page(), script).not.toMatch(RENAMED);
      changeByte(file);
    }
    expect(await page()).toMatch(RENAMED);
  } finally {
    await server.releases.move('stable', [{ kind: 'point', remote: 'shell', version: present }]);
  }
});

test('MFE-04 a page with hashes fetches each script once', async ({ owner }) => {
  const asked: string[] = [];
  owner.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await owner.goto('/');
  await expect(owner.locator('[data-door="intake/home"]')).toBeVisible();
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts).toEqual([...new Set(scripts)]);
});

for (const takes of ['further maps', 'one map'] as const) {
  test(`MFE-04 H1 of a version that comes later no changed script runs, and the owner sees the good one (a browser that takes ${takes})`, async ({
    owner,
    server,
  }) => {
    if (takes === 'one map') await owner.addInitScript(REFUSE_FURTHER_MAPS);
    await owner.goto('/');
    await expect(owner.getByRole('link', { name: 'Apple Health' })).toBeVisible();
    const bad = await releaseNext(server, takes.replace(' ', ''));
    const scripts = Object.keys(readLocalBuild(ROOT, 'mfe_health').files)
      .filter((path) => path.endsWith('.js'))
      .map((path) => `/remotes/mfe_health/${bad}/${path}`);
    await owner.route(
      (url) => url.pathname.includes(bad) && url.pathname.endsWith('.js'),
      changeOnTheWay,
    );
    await expect(async () => {
      await owner.getByRole('link', { name: 'New assessment' }).click();
      await owner.getByRole('link', { name: 'Apple Health' }).click();
      await expect(owner.getByRole('heading', HEALTH)).toBeVisible({ timeout: 4_000 });
      const asked = await owner.evaluate(() => localStorage.getItem('petwise.set-aside'));
      expect(asked).toContain(bad);
    }).toPass({ timeout: 40_000 });
    await expect(owner.locator(DOOR)).not.toHaveAttribute('data-version', bad);
    if (takes === 'further maps') expect(await importAll(owner, scripts)).toEqual([]);
    expect(await changed(owner)).toEqual([]);
  });
}

test('MFE-04 H1 an old registry, one that another key has signed, and one without its hashes open nothing: the owner sees the present version', async ({
  owner,
  server,
}) => {
  const old = await (await owner.request.get('/registry.json')).text();
  const present = await releaseNext(server, 'present');
  const now = await (await owner.request.get('/registry.json')).json();
  const bad = await releaseNext(server, 'bad');
  const foreign = await (await owner.request.get('/registry.json')).json();
  await server.releases.move('stable', [{ kind: 'point', remote: 'mfe_health', version: present }]);
  const { privateKey } = generateKeyPairSync('ed25519');
  foreign.signed.signature = sign(null, Buffer.from(foreign.signed.text), privateKey).toString(
    'base64',
  );
  const bare = structuredClone(now);
  bare.signed.text = now.signed.text.replace(/,"list":"[^"]+"/g, '');
  const answers = [old, JSON.stringify(foreign), JSON.stringify(bare)];
  await owner.goto('/');
  await expect(owner.getByRole('link', { name: 'Apple Health' })).toBeVisible();
  let told = 0;
  await owner.route('**/registry.json', (route) => {
    const body = answers[told % answers.length] ?? '';
    told += 1;
    return route.fulfill({ contentType: 'application/json', body });
  });
  const opened = new Set<string | null>();
  await expect(async () => {
    await owner.getByRole('link', { name: 'New assessment' }).click();
    await owner.getByRole('link', { name: 'Apple Health' }).click();
    await expect(owner.getByRole('heading', HEALTH)).toBeVisible({ timeout: 4_000 });
    opened.add(await owner.locator(DOOR).getAttribute('data-version'));
    expect(told).toBeGreaterThanOrEqual(answers.length);
  }).toPass({ timeout: 40_000 });
  expect([...opened]).toEqual([present]);
  expect(bad).not.toBe(present);
});

/** Has the page's browser take no import map after the first one, as some do. */
const REFUSE_FURTHER_MAPS = `
  const append = Element.prototype.append;
  Element.prototype.append = function (...nodes) {
    append.apply(this, nodes.filter((node) => node.type !== 'importmap'));
  };`;
