import { openBasic, openHome } from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

test('bug: the first Back from the chat did nothing', async ({ owner }) => {
  test.slow();
  await openHome(owner);
  await openBasic(owner, 'My beagle Bella limps on one hind leg since yesterday.');
  await owner.getByRole('button', { name: /^(Continue|Skip the rest)$/ }).click();
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  await expect(owner.getByRole('group', { name: 'Quick answers' })).toBeVisible();
  await expect(owner).toHaveURL(/\/chat$/);
  const chat = owner.url();
  await owner.goBack();
  await expect(owner).toHaveURL(/\/$/);
  await owner.goForward();
  await expect(owner).toHaveURL(chat);
  await expect(owner.getByRole('group', { name: 'Quick answers' })).toBeVisible();
  // After a reload too.
  await owner.reload();
  await expect(owner.getByRole('group', { name: 'Quick answers' })).toBeVisible();
  await owner.goBack();
  await expect(owner).toHaveURL(/\/$/);
});
