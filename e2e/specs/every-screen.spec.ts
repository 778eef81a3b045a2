import { finishedReport, post } from '../fixtures/finished-report.ts';
import { PASSWORD } from '../fixtures/running-server.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkScreens, walkStates } from '../fixtures/walk.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

for (const [viewport, views] of [
  [PHONE, undefined],
  [DESKTOP, ['light']],
] as const) {
  test(`PWA-02 every screen and dialog at ${viewport.width} px: emergency help is one tap away, axe finds nothing, no target is small, no word breaks`, async ({
    owner,
  }) => {
    test.setTimeout(600_000);
    await owner.setViewportSize(viewport);
    await walkScreens(owner, async (screen) => {
      // Everything outside a modal dialog is out of reach.
      const dialog = owner.locator('dialog:modal');
      const reachable = (await dialog.count()) > 0 ? dialog.last() : owner.getByRole('banner');
      await reachable.getByRole('link', { name: 'Emergency?' }).click({ trial: true });
      expect.soft(await screenFaults(owner, views), screen).toEqual([]);
    });
  });
}

test('a danger, one pet, what the vet found and the page of a vet have no such fault', async ({
  owner,
}) => {
  test.slow();
  await owner.setViewportSize(PHONE);
  await walkStates(owner, async (screen) => {
    expect.soft(await screenFaults(owner), screen).toEqual([]);
  });
});

test('the screens of the gate, and with all that is folded open the settings, emergency help and the page that a vet opens, have no such fault', async ({
  owner,
}) => {
  test.slow();
  await owner.setViewportSize(PHONE);
  const sessionId = await finishedReport(owner, 'My Beagle has been vomiting since yesterday.');
  const { url } = await post<{ url: string }>(owner, '/api/shares', { sessionId });
  for (const path of ['/settings', '/emergency', url]) {
    await owner.goto(path);
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    for (const folded of await owner.locator('details:not([open]) > summary').all())
      if (await folded.isVisible()) await folded.click();
    expect.soft(await screenFaults(owner), path).toEqual([]);
  }
  await owner.context().clearCookies();
  await owner.goto('/');
  await expect(owner.getByLabel('Password', { exact: true })).toBeVisible();
  expect.soft(await screenFaults(owner), 'login').toEqual([]);
  await owner.addInitScript(() => localStorage.removeItem('disclaimerAccepted'));
  await owner.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('button', { name: 'I understand, continue' })).toBeVisible();
  expect.soft(await screenFaults(owner), 'disclaimer').toEqual([]);
});
