import { expect, test } from '../fixtures/test.ts';

test('the help page is two taps away and comes back over a reload', async ({ owner }) => {
  await owner.goto('/settings');
  await owner.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(owner).toHaveURL('/help');
  await expect(owner).toHaveTitle('Help | Petwise (beta)');
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
});

test('bug: help stood behind the password: it is read on the login screen, and asks the server for nothing', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Password').fill('half a pass');
  const way = page.getByRole('button', { name: 'Help and accessibility' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await way.click();
  const help = page.getByRole('dialog', { name: 'Help' });
  for (const name of ['How right it was', 'Accessibility', 'Who runs this Petwise'])
    await expect(help.getByRole('heading', { name })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(way).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveValue('half a pass');
});
