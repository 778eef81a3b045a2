import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const WORDS = {
  'en-US': { main: 'Main', pets: 'My pets', menu: 'Menu', help: 'Help' },
  'es-ES': { main: 'Principal', pets: 'Mis mascotas', menu: 'Menú', help: 'Ayuda' },
} as const;
const HEIGHT = 800;

for (const locale of ['en-US', 'es-ES'] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test(`bug: on a desktop nothing led to the pets and to help (${locale})`, async ({ owner }) => {
      const { main, pets, menu, help } = WORDS[locale];
      await owner.setViewportSize({ width: 1280, height: HEIGHT });
      await owner.goto('/settings');
      const link = owner.getByRole('navigation', { name: main }).getByRole('link', { name: pets });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expectOneLine(owner);
      await link.click();
      await expect(owner).toHaveURL(/\/pets$/);
      for (const width of [1024, 1280]) {
        await owner.setViewportSize({ width, height: HEIGHT });
        await expectOneLine(owner);
        await owner.getByRole('button', { name: menu, exact: true }).click();
        const dialog = owner.getByRole('dialog', { name: menu });
        await expect(dialog.getByRole('link', { name: pets })).toBeVisible();
        await expect(dialog.getByRole('link', { name: help, exact: true })).toBeVisible();
        await owner.keyboard.press('Escape');
      }
    });
  });
}

/** Nothing of the bar is cut off, lies over its neighbour or stands in a second line. */
async function expectOneLine(page: Page): Promise<void> {
  const parts = await page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) =>
      all.map((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        return { text: one.textContent, left, right, height };
      }),
    );
  expect(parts.length).toBeGreaterThan(2);
  for (const [index, { text, left, right, height }] of parts.entries()) {
    expect(height, text).toBeLessThan(56);
    expect(left, text).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0);
    expect(right, text).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
}
