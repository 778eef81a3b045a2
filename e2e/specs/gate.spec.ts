import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

test('GATE-02 shows the login screen whatever the address', async ({ page }) => {
  for (const path of ['/', '/assessment', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByLabel('Password')).toBeVisible();
  }
});

test('GATE-01 renders nothing while authentication is unknown', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/status', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(page.locator('#root')).toHaveText('');
  release();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('LOGIN-01 LOGIN-03 disables a blank password and says when it is wrong', async ({ page }) => {
  await page.goto('/');
  const submit = page.getByRole('button', { name: 'Sign in' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Password').fill('   ');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Password').fill('not the password');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Invalid password');
  await expect(page.getByLabel('Password')).toHaveValue('not the password');
});

test('LOGIN-04 says when the connection fails', async ({ page }) => {
  await page.goto('/');
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Connection error. Please try again.');
});

test('LOGIN-02 GATE-03 GATE-06 DISC-01 DISC-02 DISC-03 signs in, shows the disclaimer and then the app', async ({
  page,
}) => {
  await page.goto('/assessment');
  await page.evaluate(() => localStorage.setItem('disclaimerAccepted', 'true'));
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Access Granted').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { name: 'Important Veterinary Medical Disclaimer' }),
  ).toBeVisible();
  await expect(page.getByText('kept indefinitely')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('disclaimerAccepted'))).toBeNull();
  await page.getByRole('button', { name: 'I understand, continue' }).click();
  await expect(page.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`bug: the toast covered a button of the disclaimer, ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const toast = page.getByRole('listitem').filter({ hasText: 'Access Granted' });
    await expect(page.getByRole('button', { name: 'I understand, continue' })).toBeVisible();
    await expect(toast).toBeVisible();
    const covered = (): Promise<(string | null)[]> =>
      toast.evaluate((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return [...document.querySelectorAll('a[href], button, textarea')]
          .filter((one) => !card.contains(one))
          .filter((one) => {
            const place = one.getBoundingClientRect();
            return place.height > 1 && place.top < bottom && place.bottom > top;
          })
          .map((one) => one.textContent);
      });
    await expect.poll(covered, { timeout: 1_500 }).toEqual([]);
  });
}

test('C8 bug: on a shared computer who just pressed Enter opened another person’s assessments, 320 px', async ({
  owner,
}) => {
  await owner.setViewportSize({ width: 320, height: 568 });
  expect((await owner.request.post('/api/auth/logout', { data: {} })).ok()).toBe(true);
  await owner.goto('/');
  await owner.getByLabel('Password').fill(PASSWORD);
  await owner.keyboard.press('Enter');
  await expect(owner.getByText('Choose one of these first. Then sign in.')).toBeInViewport();
  await expect(owner.getByRole('radio', { name: /^Continue/ })).toBeFocused();
  const sideways = await owner.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(sideways).toBe(false);
  await owner.getByRole('radio', { name: /^Start fresh/ }).check();
  await owner.keyboard.press('Enter');
  await expect(
    owner.getByRole('heading', { name: 'Important Veterinary Medical Disclaimer' }),
  ).toBeVisible();
  const { consults } = await (await owner.request.get('/api/consults')).json();
  expect(consults).toEqual([]);
});

test('GATE-04 GATE-05 serves the routes, and 404 for any other', async ({ owner }) => {
  for (const path of ['/', '/test-responses']) {
    await owner.goto(path);
    await expect(owner.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();
  }
  await owner.goto('/health-upload');
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  await owner.goto('/medical-assistant');
  await expect(owner.locator('[data-door="chat/prototype"]')).toBeVisible();
  await owner.goto('/no-such-page');
  await expect(owner.getByText('404 Page Not Found')).toBeVisible();
  await expect(owner.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('FLOW-02 returns from /assessment to / without handed-over data', async ({ owner }) => {
  await owner.goto('/assessment');
  await expect(owner).toHaveURL('/');
});
