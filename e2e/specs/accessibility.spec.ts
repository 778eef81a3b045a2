import type { Page } from '@playwright/test';
import { brokenWords } from '../fixtures/broken-words.ts';
import { watchFocus } from '../fixtures/focus-losses.ts';
import { symptomsBox, wayPastBasic } from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

test('bug: with large text on a small phone the danger card broke “emergency” inside the word', async ({
  owner,
}) => {
  await owner.setViewportSize({ width: 320, height: 568 });
  await owner.goto('/');
  await symptomsBox(owner).fill('My dog ate a whole pack of sugar free gum 20 minutes ago.');
  await expect(owner.getByRole('region', { name: 'This may be an emergency' })).toBeVisible();
  for (const size of ['150%', '200%']) {
    await owner.evaluate((to) => (document.documentElement.style.fontSize = to), size);
    expect(await brokenWords(owner), size).toEqual([]);
  }
});

test('bug: with text of twice the size the login screen was wider than a phone', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 568 });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Emergency?' })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reach).toBe(width);
    expect(await brokenWords(page)).toEqual([]);
  }
});

test('bug: icons stayed small beside text of twice the size', async ({ owner }) => {
  await owner.goto('/');
  const icon = owner.getByRole('link', { name: 'Emergency?' }).first().locator('svg');
  await expect(icon).toBeVisible();
  const usual = (await icon.boundingBox())?.width ?? NaN;
  await owner.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(async () => (await icon.boundingBox())?.width).toBeCloseTo(2 * usual, 1);
});

test('the whole journey goes by keyboard alone, and the focus never falls to the body', async ({
  owner,
}) => {
  test.slow();
  const focusLosses = await watchFocus(owner);
  await owner.goto('/');
  await expect(owner.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();
  await tabTo(owner, (element) => element.matches('textarea'));
  await owner.keyboard.type('My Beagle Rex coughs at night and he is tired');
  await owner.keyboard.press('Enter');
  await expect(wayPastBasic(owner)).toBeVisible();
  await tabTo(owner, (element) => /^(Continue|Skip the rest)$/.test(element.textContent));
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('button', { name: 'Skip Medical History' })).toBeVisible();
  await tabTo(owner, (element) => element.textContent === 'Skip Medical History');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('group', { name: 'Quick answers' })).toBeVisible();
  await tabTo(owner, (element) => element.closest('[aria-label="Quick answers"]') !== null);
  const option = await owner.evaluate(() => document.activeElement?.textContent ?? '');
  const sent = owner.waitForRequest('**/api/responses-test/answer');
  await owner.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ answer: option });
  // One Tab before what comes next, so that a key held too long answers nothing.
  const options = owner.getByRole('group', { name: 'Quick answers' });
  const next = options.or(owner.getByRole('region', { name: 'Ready for Analysis' }));
  await expect(next.and(owner.locator(':focus'))).toBeVisible();
  // What is typed is followed by the box, as before.
  const box = owner.getByRole('textbox');
  await box.focus();
  const process = owner.getByRole('button', { name: 'Process My Results' });
  for (let turn = 0; turn < 8 && !(await process.isVisible()); turn += 1) {
    await owner.keyboard.type('no');
    await owner.keyboard.press('Enter');
    await expect(box).toHaveValue('');
    await expect(box).toBeEditable();
    await expect(box).toBeFocused();
  }
  await process.focus();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  expect(await focusLosses()).toEqual([]);
});

test('the focus stays near what is taken away, folded or closed', async ({ owner }) => {
  const focusLosses = await watchFocus(owner);
  await owner.goto('/settings');
  const erase = owner.getByRole('button', { name: 'Delete all my data' });
  await erase.focus();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('dialog')).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await owner.goto('/');
  await owner.getByRole('textbox').first().fill('My Beagle Rex has pale gums and is very weak.');
  await owner.keyboard.press('Enter');
  // A button with the focus that a screen takes away without a word about the focus.
  const taken = wayPastBasic(owner);
  await expect(taken).toBeVisible();
  await taken.focus();
  await taken.evaluate((button) => button.remove());
  await expect(owner.locator('h1, h2').and(owner.locator(':focus'))).toBeVisible();
  expect(await focusLosses()).toEqual([]);
});

async function tabTo(page: Page, reached: (element: Element) => boolean): Promise<void> {
  const source = `(${reached.toString()})(document.activeElement)`;
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(source)) return;
  }
  throw new Error(`Nothing reached by Tab: ${reached.toString()}`);
}
