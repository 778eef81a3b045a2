import { expect, test } from '../fixtures/test.ts';

test('the help page is two taps away and comes back over a reload', async ({ owner }) => {
  await owner.goto('/settings');
  await owner.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(owner).toHaveURL('/help');
  await expect(owner).toHaveTitle('Help | Petwise (beta)');
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
});
