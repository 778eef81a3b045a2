import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { passBasic, wayPastBasic } from '../fixtures/intake.ts';
import { smallTargets } from '../fixtures/small-targets.ts';
import { expect, test } from '../fixtures/test.ts';

async function expectClean(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, screen).toEqual([]);
  // Where a finger presses; on a desk a pointer does.
  if (test.info().project.name === 'phone') expect(await smallTargets(page), screen).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test(`axe finds nothing on the screens of the gate, and no target is small, ${colorScheme}`, async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page.getByLabel('Password')).toBeVisible();
      await expectClean(page, 'login');
      await page.goto('/emergency');
      await expectClean(page, 'emergency');
    });

    test(`axe finds nothing on the journey, and no target is small, ${colorScheme}`, async ({
      owner,
    }) => {
      await owner.goto('/');
      await owner
        .getByRole('textbox')
        .first()
        .fill('My Labrador Bella has been vomiting since yesterday and she is tired.');
      await expectClean(owner, 'home');
      await owner.keyboard.press('Enter');
      await expect(owner.getByRole('combobox', { name: /^Breed/ })).toBeVisible();
      await expectClean(owner, 'basic information');
      await passBasic(owner);
      await expectClean(owner, 'medical history');
      await owner.getByRole('button', { name: 'Skip Medical History' }).click();
      const options = owner.getByRole('group', { name: 'Quick answers' }).getByRole('button');
      await expect(options.first()).toBeVisible();
      await expectClean(owner, 'chat');
      const process = owner.getByRole('button', { name: 'Process My Results' });
      for (let turn = 0; turn < 6 && !(await process.isVisible()); turn += 1) {
        await options.last().click();
        await expect(owner.getByRole('textbox')).toHaveValue('');
      }
      await process.click();
      await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
      await expectClean(owner, 'report');
    });

    test(`axe finds nothing on the other routes, and no target is small, ${colorScheme}`, async ({
      owner,
    }) => {
      const paths = [
        'medical-assistant',
        'health-upload',
        'past-assessments',
        'settings',
        'help',
        'pets',
      ];
      for (const path of [...paths, 'nowhere'].map((name) => `/${name}`)) {
        await owner.goto(path);
        await expect(owner.getByRole('heading').first()).toBeVisible();
        await expectClean(owner, path);
      }
    });
  });
}

test('the whole journey goes by keyboard alone', async ({ owner }) => {
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
  await expect(owner.getByRole('textbox')).toBeFocused();
});

async function tabTo(page: Page, reached: (element: Element) => boolean): Promise<void> {
  const source = `(${reached.toString()})(document.activeElement)`;
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(source)) return;
  }
  throw new Error(`Nothing reached by Tab: ${reached.toString()}`);
}
