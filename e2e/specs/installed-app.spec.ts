import type { Page } from '@playwright/test';
import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const HOME = { name: 'How is your pet feeling?' };
const DISCLAIMER = { name: 'Important Veterinary Medical Disclaimer' };

/** The page as an iPhone opens it from the home screen. */
async function openInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto('/');
}

/** Signs in with the form; answers what was sent. */
async function signInByForm(page: Page): Promise<unknown> {
  const request = page.waitForRequest('**/api/auth/login');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const body: unknown = (await request).postDataJSON();
  await expect(page.getByRole('heading', DISCLAIMER)).toBeVisible();
  return body;
}

function stored(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => ({
    token: localStorage.getItem('pwaAuthToken'),
    time: localStorage.getItem('pwaAuthTime'),
    accepted: localStorage.getItem('disclaimerAccepted'),
  }));
}

test('GATE-07 LOGIN-05 a browser tab sends isPWA false and keeps no token', async ({ page }) => {
  await page.goto('/');
  expect(await signInByForm(page)).toEqual({ password: PASSWORD, isPWA: false });
  expect(await stored(page)).toEqual({ token: null, time: null, accepted: null });
  await page.getByRole('button', { name: 'I understand, continue' }).click();
  await expect(page.getByRole('heading', HOME)).toBeVisible();
  expect((await stored(page)).accepted).toBe('true');
});

test('GATE-07 GATE-08 LOGIN-05 an installed app keeps a token, opens by it without the password, and exchanges it', async ({
  page,
}) => {
  await openInstalled(page);
  const before = Date.now();
  expect(await signInByForm(page)).toEqual({ password: PASSWORD, isPWA: true });
  const first = await stored(page);
  expect(first.token).toBeTruthy();
  expect(Number(first.time)).toBeGreaterThanOrEqual(before);
  await page.getByRole('button', { name: 'I understand, continue' }).click();
  await expect(page.getByRole('heading', HOME)).toBeVisible();

  await page.context().clearCookies();
  const asked = page.waitForRequest('**/api/auth/validate-pwa-token');
  await page.reload();
  expect((await asked).postDataJSON()).toEqual({ token: first.token });
  await expect(page.getByRole('heading', HOME)).toBeVisible();
  expect((await stored(page)).token).not.toBe(first.token);
});

test('GATE-08 a token that the server refuses is forgotten, and the password asked for', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('pwaAuthToken', 'long-gone'));
  await openInstalled(page);
  await expect(page.getByLabel('Password')).toBeVisible();
  expect((await stored(page)).token).toBeNull();
});

test('DISC-04 the disclaimer fades in after 50 ms', async ({ page, owner }) => {
  await page.addInitScript(() => localStorage.removeItem('disclaimerAccepted'));
  await owner.clock.install();
  await owner.clock.pauseAt(Date.now() + 60_000);
  await owner.goto('/');
  const heading = owner.getByRole('heading', DISCLAIMER);
  await expect(heading).toBeAttached();
  const faded = owner.locator('[data-fade]');
  await expect(faded).toHaveCSS('opacity', '0');
  await owner.clock.runFor(49);
  await expect(faded).toHaveCSS('opacity', '0');
  await owner.clock.runFor(1);
  await expect(faded).toHaveCSS('opacity', '1');
});
