import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { hashFiles, readLocalBuild } from '../../tools/release/local-build.ts';
import { keepApp, wholeSets } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const ROOT = resolve(import.meta.dirname, '../..');
const HOME = { name: 'How is your pet feeling?' };
const OFFLINE = 'You are offline.';
const NEW_VERSION = 'A new version is ready.';

test('PWA-02 without a network the app, another screen and the emergency page open', async ({
  owner,
  context,
}) => {
  await keepApp(owner);
  // Only what the worker keeps: not what the page has had fetched ahead of time.
  const browser = await context.newCDPSession(owner);
  await browser.send('Network.clearBrowserCache');
  await context.setOffline(true);
  await owner.goto('/', { waitUntil: 'commit' });
  await expect(owner.getByRole('heading', HOME)).toBeVisible();
  await expect(owner.getByText(OFFLINE)).toBeVisible();
  await owner.getByRole('link', { name: 'Apple Health' }).click();
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  await owner.goto('/medical-assistant');
  await expect(owner.locator('[data-door="chat/prototype"]')).toBeVisible();
  await owner.getByRole('link', { name: 'Emergency?' }).first().click();
  await expect(owner.getByRole('heading', { name: 'Is this an emergency?' })).toBeVisible();
  await expect(owner.getByRole('link', { name: /ASPCA/ })).toHaveAttribute('href', /^tel:/);
});

test('PWA-02 a banner comes when the network is lost, and leaves by itself', async ({
  owner,
  context,
}) => {
  await keepApp(owner);
  await expect(owner.getByText(OFFLINE)).toHaveCount(0);
  await owner.getByRole('textbox').first().fill('My cat hides and will not eat');
  await context.setOffline(true);
  await expect(owner.getByText(OFFLINE)).toBeVisible();
  await expect(owner.getByText('Emergency help works.')).toBeVisible();
  await context.setOffline(false);
  await expect(owner.getByText(OFFLINE)).toHaveCount(0);
  await expect(owner.getByRole('textbox').first()).toHaveValue('My cat hides and will not eat');
});

test('PWA-02 on a phone the banner is two lines at most, and says the rest when asked', async ({
  owner,
  context,
}) => {
  await owner.setViewportSize({ width: 390, height: 844 });
  await keepApp(owner);
  const bar = owner.getByRole('banner');
  const before = (await bar.boundingBox())?.height ?? 0;
  await context.setOffline(true);
  await expect(owner.getByText(OFFLINE)).toBeVisible();
  const after = (await bar.boundingBox())?.height ?? Infinity;
  expect(after - before).toBeLessThanOrEqual(64);
  const assess = owner.getByText('A new assessment works: it is made on this device');
  await expect(assess.filter({ visible: true })).toHaveCount(0);
  await owner.getByRole('button', { name: 'What works' }).click();
  await expect(assess.filter({ visible: true })).toHaveCount(1);
});

test('PWA-02 nothing of the API is kept, and nobody who was not signed in gets in', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect.poll(() => wholeSets(page)).toHaveLength(1);
  const cached = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      addresses.push(...requests.map((request) => new URL(request.url).pathname));
    }
    return addresses;
  });
  expect(cached.length).toBeGreaterThan(30);
  expect(cached.filter((address) => address.startsWith('/api'))).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('We cannot reach Petwise right now')).toBeVisible();
  await expect(page.getByRole('heading', HOME)).toHaveCount(0);
  // A danger is seen there as well.
  await page
    .getByRole('textbox', { name: 'What has happened?' })
    .fill('My Great Dane keeps trying to vomit but nothing comes up.');
  await expect(page.getByRole('region', { name: 'This may be an emergency' })).toBeVisible();
});

test('PWA-02 a new version is fetched whole, offered, and never forced', async ({
  owner,
  server,
}) => {
  test.setTimeout(120_000);
  await keepApp(owner);
  const [before] = await wholeSets(owner);
  const copy = mkdtempSync(join(tmpdir(), 'petwise-newer-'));
  try {
    const built = readLocalBuild(ROOT, 'mfe_report');
    cpSync(built.folder, copy, { recursive: true });
    // A file that is not what was released: such a set must not be used.
    const script = Object.keys(built.files).find((path) => /^assets\/spanish-.*\.js$/.test(path));
    if (script === undefined) throw new Error('the build has no Spanish words');
    const text = readFileSync(join(copy, script), 'utf8');
    writeFileSync(join(copy, script), `${text}\n// broken`);
    const broken = `${built.version.slice(0, -8)}0ddba11f`;
    await server.releases.publish({
      ...built,
      folder: copy,
      version: broken,
      files: hashFiles(copy),
    });
    writeFileSync(join(server.releasesDir, 'mfe_report', broken, script), 'damaged');
    const refused = owner
      .context()
      .waitForEvent('response', (answer) => answer.url().endsWith(`${broken}/${script}`));
    await server.releases.move('stable', [
      { kind: 'point', remote: 'mfe_report', version: broken },
    ]);
    // A look that began before this version was there is joined, so one look may not be enough.
    await expect(async () => {
      await checkNow(owner);
      expect(await pendingSets(owner)).toBe(1);
    }).toPass({ timeout: 45_000 });
    expect((await refused).ok()).toBe(false);
    expect(await wholeSets(owner)).toEqual([before]);
    await expect(owner.getByText(NEW_VERSION)).toHaveCount(0);
    await server.releases.move('stable', [{ kind: 'rollback', remote: 'mfe_report' }]);

    const whole = `${built.version.slice(0, -8)}600dbeef`;
    writeFileSync(join(copy, script), `${text}\n// newer`);
    await server.releases.publish({
      ...built,
      folder: copy,
      version: whole,
      files: hashFiles(copy),
    });
    await server.releases.move('stable', [{ kind: 'point', remote: 'mfe_report', version: whole }]);
    await owner.getByRole('textbox').first().fill('My dog limps');
    // As above, of the broken set.
    await expect(async () => {
      await checkNow(owner);
      await expect(owner.getByText(NEW_VERSION)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 45_000 });
    await expect(owner.getByRole('textbox').first()).toHaveValue('My dog limps');
    expect(await wholeSets(owner)).toHaveLength(2);
    await owner.getByRole('button', { name: 'Reload when it suits you' }).click();
    await expect(owner.getByRole('heading', HOME)).toBeVisible();
    await checkNow(owner);
    await expect(owner.getByText(NEW_VERSION)).toHaveCount(0);
  } finally {
    await server.releases.move('stable', [{ kind: 'rollback', remote: 'mfe_report' }]);
    rmSync(copy, { recursive: true, force: true });
  }
});

test('PWA-02 offline use can be switched off: the worker removes itself and all it kept', async ({
  owner,
  server,
}) => {
  test.setTimeout(120_000);
  await keepApp(owner);
  try {
    await server.restart({ PETWISE_OFFLINE: '0' });
    // A slow network may bring the kept page once more.
    await expect(async () => {
      await owner.goto('/health-upload');
      const left = await owner.evaluate(async () => ({
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
      expect(left).toEqual({ caches: [], workers: 0 });
    }).toPass({ timeout: 60_000, intervals: [500, 1_000, 3_000] });
    await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  } finally {
    await server.restart();
  }
});

test('PWA-02 the owner’s own numbers are kept on the device and are the first thing to call', async ({
  owner,
  context,
}) => {
  await keepApp(owner);
  await owner.goto('/emergency');
  await owner.getByLabel('My vet’s phone').fill('+44 20 7946 0000');
  await owner.getByLabel('Emergency clinic’s phone').fill('020 7946 0999');
  await owner.getByRole('button', { name: 'Save these numbers' }).click();
  await context.setOffline(true);
  await owner.reload();
  await expect(owner.getByRole('link', { name: /My vet/ })).toHaveAttribute(
    'href',
    'tel:+442079460000',
  );
  await expect(owner.getByRole('link', { name: /Emergency clinic/ })).toHaveAttribute(
    'href',
    'tel:02079460999',
  );
  await expect(owner.getByRole('group')).toHaveCount(9);
});

/** Asks the worker to look for a newer set, as an open page does every quarter of an hour. */
async function checkNow(page: Page): Promise<void> {
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({ type: 'petwise.check-set' }),
  );
}

/** Sets that have begun to arrive and are not whole. */
async function pendingSets(page: Page): Promise<number> {
  const all = await page.evaluate(() => caches.keys());
  return all.length - (await wholeSets(page)).length;
}
