import AxeBuilder from '@axe-core/playwright';
import { beginConsult } from '../fixtures/consult.ts';
import { unreadableTexts } from '../fixtures/forced-colours.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the urgent card and its bar can be read in forced colours, ${colorScheme}`, async ({
    owner,
  }) => {
    await owner.emulateMedia({ forcedColors: 'active', colorScheme });
    await beginConsult(
      owner,
      'My Thoroughbred is rolling, sweating and pawing and looks at her belly.',
    );
    await owner.getByRole('alert').getByRole('button', { name: 'Why' }).click();
    for (const state of ['Got it', 'What to do']) {
      await expect(owner.getByRole('link', { name: /^Get help now/ })).toBeVisible();
      expect(await unreadableTexts(owner), state).toEqual([]);
      const { violations } = await new AxeBuilder({ page: owner }).setLegacyMode().analyze();
      expect(
        violations.map(({ id }) => id),
        state,
      ).toEqual([]);
      await owner.getByRole('button', { name: state }).click();
    }
  });
}
