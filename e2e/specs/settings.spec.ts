import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { finishedReport } from '../fixtures/finished-report.ts';
import { keepApp } from '../fixtures/offline.ts';
import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

test('each screen has its own title, and a new one gives the focus to its heading', async ({
  owner,
}) => {
  await owner.goto('/');
  await expect(owner).toHaveTitle('New assessment | Petwise (beta)');
  await owner.getByRole('link', { name: 'Apple Health' }).click();
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeFocused();
  await expect(owner).toHaveTitle('Apple Health | Petwise (beta)');
  await owner.getByRole('link', { name: 'Settings' }).click();
  await expect(owner.getByRole('heading', { name: 'Settings' })).toBeFocused();
  await expect(owner).toHaveTitle('Settings | Petwise (beta)');
});

test('colours and text size hold from the first paint of the next page', async ({ owner }) => {
  await owner.goto('/settings');
  await owner.getByRole('radio', { name: 'Dark' }).check();
  await owner.getByRole('radio', { name: 'Largest' }).check();
  await owner.goto('/emergency');
  await expect(owner.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The page as the early script leaves it, before any bundle has come.
  await owner.route('**/assets/loadShare*', () => undefined);
  await owner.goto('/settings', { waitUntil: 'commit' });
  await expect(owner.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(
    await owner.evaluate(() => document.documentElement.style.getPropertyValue('--pw-text-scale')),
  ).toBe('1.5');
});

test('bug: choices side by side were bare words in one box; each has an edge, in forced colors too', async ({
  owner,
}) => {
  await owner.goto('/settings');
  const choice = owner
    .getByRole('group')
    .filter({ has: owner.getByRole('radio') })
    .first();
  await expect(choice.getByRole('radio').first()).toBeAttached();
  for (const forcedColors of ['none', 'active'] as const) {
    await owner.emulateMedia({ forcedColors });
    const edges = await choice
      .locator('input:not(:checked) + span')
      .evaluateAll((words) => words.map((word) => getComputedStyle(word).border));
    expect(edges.length).toBeGreaterThan(0);
    for (const edge of edges) expect(edge, forcedColors).toMatch(/^1px solid rgb\(/);
  }
});

test('all data goes out as a file, and is deleted for good', async ({ owner }) => {
  const sent = await owner.request.post('/api/secure-upload', {
    multipart: {
      file: { name: 'bloods.txt', mimeType: 'text/plain', buffer: Buffer.from('Urea 9.1') },
    },
  });
  expect(sent.ok()).toBe(true);
  await owner.goto('/settings');
  const saving = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Export all as a file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^petwise-my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('bloods.txt');
  await owner.getByRole('button', { name: 'Delete all my data' }).click();
  await owner.getByRole('button', { name: 'Delete for good' }).click();
  await expect(owner.getByText('All your data has been deleted.')).toBeVisible();
  const left = await owner.request.get('/api/my-data');
  expect(await left.json()).toMatchObject({ files: [], assessments: [] });
});

test('signing out everywhere ends the session of another window too', async ({
  owner,
  context,
}) => {
  const other = await context.newPage();
  await owner.goto('/settings');
  await owner.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(owner.getByLabel('Password')).toBeVisible();
  await expect(owner).toHaveTitle('Sign in | Petwise (beta)');
  await other.goto('/');
  await expect(other.getByLabel('Password')).toBeVisible();
});

test('TOAST-01 a toast lies in the browser’s top layer, where no dialog covers it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('ol:popover-open').getByText('Access Granted')).toBeVisible();
});

test.describe('on a shared computer', () => {
  test.use({ serviceWorkers: 'allow' });

  test('C8 who forgets the device leaves nothing in the browser, and the next person is asked and shown nothing of them', async ({
    page,
    context,
  }) => {
    await enter(page);
    const words = 'Old Krimbozzle limps';
    const sessionId = await finishedReport(page, `${words} since this morning.`);
    await keepApp(page);
    await page.getByRole('textbox').first().fill(`${words} again`);
    // As the app does for its notices, which a browser without windows does not have.
    await page.evaluate(async (id) => {
      const reminders = await caches.open('petwise-reminders');
      await reminders.put('/reminders.json', Response.json([{ id }]));
    }, sessionId);
    // This test can fail: the words and the assessment are found where they lie.
    const left = () => leftInBrowser(page, [words, sessionId]);
    await expect.poll(left).toEqual({
      places: expect.arrayContaining([
        expect.stringMatching(/^local petwise\.intake/),
        'cache petwise-reminders',
      ]),
      workers: 1,
    });

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Forget this device' }).click();
    await page.getByRole('button', { name: 'Forget and sign out' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect.poll(left).toEqual({ places: [], workers: 0 });
    const others = () => Promise.all([caches.keys(), indexedDB.databases()]);
    expect(await page.evaluate(others)).toEqual([[], []]);
    expect(await context.cookies()).toEqual([]);

    await enter(page);
    await page.goto('/past-assessments');
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await page.goto(`/assessment?resume=${sessionId}`);
    await expect(page.getByText('We could not open this assessment')).toBeVisible();
    expect((await leftInBrowser(page, [words])).places).toEqual([]);
  });
});

/** As somebody who opens the app here for the first time: nobody is offered to go on as. */
async function enter(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I understand, continue' }).click();
  await expect(page.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();
}

/** Where the browser keeps one of these texts, and how many service workers. */
function leftInBrowser(
  page: Page,
  texts: readonly string[],
): Promise<{ places: string[]; workers: number }> {
  return page.evaluate(async (texts) => {
    const stored: [place: string, text: string][] = [];
    for (const [name, area] of Object.entries({ local: localStorage, session: sessionStorage }))
      for (const [key, value] of Object.entries(area)) stored.push([`${name} ${key}`, value]);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        stored.push([
          `cache ${name}`,
          `${request.url} ${await (await cache.match(request))?.text()}`,
        ]);
    }
    return {
      places: stored
        .filter(([, held]) => texts.some((text) => held.includes(text)))
        .map(([at]) => at),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    };
  }, texts);
}
