import type { WebSocketRoute } from '@playwright/test';
import type { SocketMessage } from '../../shared/contracts/src/index.ts';
import { answerBox, beginConsult, quickAnswers } from '../fixtures/consult.ts';
import { openHistory } from '../fixtures/intake.ts';
import { layoutShiftOf, watchShifts } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkScreens } from '../fixtures/walk.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

for (const viewport of [PHONE, DESKTOP]) {
  test(`no screen moves by itself, ${viewport.width} px: CLS under 0.05`, async ({ owner }) => {
    test.slow();
    await owner.setViewportSize(viewport);
    await watchShifts(owner);
    // Code and data that come late are what makes a screen move.
    for (const address of ['**/{remotes,assets}/**', '**/api/**']) {
      await owner.route(address, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await route.continue();
      });
    }
    await walkScreens(owner, async (screen) => {
      await owner.waitForLoadState('networkidle');
      const { cls, largest } = await layoutShiftOf(owner);
      expect.soft(cls, `${screen}: ${largest}`).toBeLessThan(0.05);
    });
  });
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`HOME-08 the wait for the first question does not move with each line of reasoning, ${viewport.width} px`, async ({
    owner,
  }) => {
    await owner.setViewportSize(viewport);
    await watchShifts(owner);
    const sockets: WebSocketRoute[] = [];
    await owner.routeWebSocket(/\/ws\?/, (socket) => void sockets.push(socket));
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await owner.route('**/api/responses-test/init', async (route) => {
      await held;
      await route.continue();
    });
    // What was understood comes above the first question, later than it; that is another matter.
    await owner.route('**/understood', (route) => route.abort());
    await openHistory(owner, 'My Beagle Rex limps.', 'Beagle');
    await owner.getByRole('button', { name: 'Skip Medical History' }).click();
    // What moves within half a second of the tap would count as the owner's doing.
    await expect(owner.getByRole('timer')).toHaveText('1s');
    await expect.poll(() => sockets.length).toBe(1);
    await owner.evaluate(() => (window.shifts.length = 0));
    for (const [index, length] of [1, 5, 20, 40, 2].entries()) {
      const content = `${index}: ${'found limping, '.repeat(length)}`;
      sendLine(sockets[0], { seq: index + 1, content });
      await expect(owner.getByText(content.trim())).toBeVisible();
    }
    answer();
    await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
    const { cls, largest } = await layoutShiftOf(owner);
    expect(cls, largest).toBeLessThan(0.005);
  });
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`CHAT-04 what was said does not move when the next question comes late, ${viewport.width} px`, async ({
    owner,
  }) => {
    test.slow();
    await owner.setViewportSize(viewport);
    await watchShifts(owner);
    let held = Promise.resolve();
    await owner.route('**/api/responses-test/answer', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await beginConsult(
      owner,
      'My Labrador Bella has been vomiting since yesterday and she is tired.',
    );
    await owner.waitForLoadState('networkidle');
    await owner.evaluate(() => (window.shifts.length = 0));
    for (let turn = 0; turn < 4; turn += 1) {
      let goOn = (): void => undefined;
      held = new Promise((resolve) => (goOn = resolve));
      await quickAnswers(owner).last().click();
      await expect(owner.getByText('Sending…')).toBeVisible();
      // What moves within half a second of the key would count as the owner's doing.
      await expect(owner.getByTitle('Time so far')).toHaveText(/^[1-9]s$/);
      goOn();
      await expect(answerBox(owner)).toHaveValue('');
      await expect(quickAnswers(owner).last()).toBeEnabled();
      await owner.waitForLoadState('networkidle');
      const { cls, largest } = await layoutShiftOf(owner);
      expect.soft(cls, `answer ${turn + 1}: ${largest}`).toBeLessThan(0.01);
    }
  });
}

function sendLine(
  socket: WebSocketRoute | undefined,
  line: { readonly seq: number; readonly content: string },
): void {
  if (!socket) throw new Error('the page has opened no socket');
  const sessionId = new URL(socket.url()).searchParams.get('sessionId') ?? '';
  const message: SocketMessage = { type: 'reasoning', sessionId, ...line };
  socket.send(JSON.stringify(message));
}

test('in forced colours the way to the emergency page has an outline of its own', async ({
  owner,
}) => {
  await owner.emulateMedia({ forcedColors: 'active' });
  await owner.goto('/settings');
  const border = await owner
    .getByRole('banner')
    .getByRole('link', { name: 'Emergency?' })
    .evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(border).toBe('2px');
});

test('TOAST-01 a toast over a modal dialog can be read out and dismissed', async ({ owner }) => {
  await owner.setViewportSize(PHONE);
  await owner.route('**/api/auth/logout', (route) => route.abort());
  await owner.goto('/settings');
  await owner.getByRole('button', { name: 'Menu' }).click();
  const menu = owner.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Sign out' }).click();
  await expect(menu.locator('[aria-live="polite"]', { hasText: 'still signed in' })).toBeAttached();
  await owner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(owner.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await expect(menu).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(owner.getByRole('status').getByText(/You are still signed in/)).toBeVisible();
});

test('GATE-06 a session that ends in the middle is taken up again in place', async ({
  owner,
  context,
}) => {
  await owner.goto('/');
  await owner.getByRole('textbox').first().fill('My Labrador Bella is limping on her left leg.');
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('combobox', { name: /^Breed/ })).toHaveValue('Labrador Retriever');
  await owner.getByLabel('Age', { exact: true }).fill('9');
  await owner.getByRole('button', { name: 'Continue' }).click();
  await expect(owner.getByRole('button', { name: 'Skip Medical History' })).toBeVisible();
  await context.clearCookies();
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  const again = owner.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password', { exact: true }).fill('a calm grey parrot');
  await owner.keyboard.press('Enter');
  await again.getByRole('button', { name: 'I understand, continue' }).click();
  await expect(again).toBeHidden();
  await expect(async () => {
    const skip = owner.getByRole('button', { name: 'Skip Medical History' });
    if (await skip.isVisible()) await skip.click();
    await expect(owner.getByRole('log').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(
    owner
      .getByRole('log')
      .getByText(/limping on her left leg/)
      .first(),
  ).toBeVisible();
});
