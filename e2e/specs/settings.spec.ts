import { readFileSync } from 'node:fs';
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
