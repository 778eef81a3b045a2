import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const SYMPTOMS = 'My Labrador Rex is vomiting since yesterday. He is also coughing.';

/** From the first words to the first question of the consult. */
async function beginConsult(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('textbox').first().fill(SYMPTOMS);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/assessment\/[0-9a-f-]{36}\/basic-intake$/);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Skip Medical History' }).click();
  await expect(understood(page)).toBeVisible();
}

function understood(page: Page) {
  return page.getByRole('region', { name: 'What we understood so far' });
}

function options(page: Page) {
  return page.getByRole('group', { name: 'Quick answers' }).getByRole('button');
}

/** Answers the open question with its nth option, and waits for what follows. */
async function answer(page: Page, index: number): Promise<string> {
  const option = options(page).nth(index);
  await expect(option).toBeEnabled();
  const words = await option.innerText();
  const taken = page.waitForResponse('**/api/responses-test/answer');
  await option.click();
  expect((await taken).ok()).toBe(true);
  return words;
}

test('CHAT-03 a sign that was misunderstood is taken back, undone, and the engine asks anew', async ({
  owner,
  problems,
}) => {
  await beginConsult(owner);
  const cough = understood(owner).getByRole('button', { name: /^Take back: cough/ });
  await expect(cough).toBeVisible();
  const corrected = owner.waitForResponse('**/corrections');
  await cough.click();
  expect((await corrected).ok()).toBe(true);
  await expect(owner.getByRole('log').getByText(/^I take back: cough/)).toBeVisible();
  await expect(cough).toHaveCount(0);
  await expect(options(owner).first()).toBeEnabled();
  // The correction is the server's: a reload shows it as well.
  await owner.reload();
  await expect(owner.getByRole('log').getByText(/^I take back: cough/)).toBeVisible();
  await understood(owner).getByRole('button', { name: /^Undo/ }).click();
  await expect(cough).toBeVisible();
  await expect(owner.getByRole('log').getByText(/^I take back/)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('CHAT-06 the last answer is changed in its place before the next one is given, and then it is the next one', async ({
  owner,
}) => {
  await beginConsult(owner);
  await answer(owner, 0);
  const pencil = owner.getByRole('button', { name: 'Change this answer' });
  await expect(pencil).toBeEnabled();
  await pencil.click();
  const editor = owner.getByRole('textbox', { name: 'Your changed answer' });
  await editor.fill('No, not at all');
  const corrected = owner.waitForResponse('**/corrections');
  await editor.press('Enter');
  expect((await corrected).ok()).toBe(true);
  await expect(owner.getByRole('log').getByText('No, not at all')).toBeVisible();
  await expect(editor).toHaveCount(0);
  await expect(options(owner).first()).toBeEnabled();
  await owner.getByRole('textbox', { name: 'Your answer' }).fill('Not sure');
  const taken = owner.waitForResponse('**/api/responses-test/answer');
  await owner.getByRole('textbox', { name: 'Your answer' }).press('Enter');
  expect((await taken).ok()).toBe(true);
  // Only the last answer has the pencil.
  const last = owner.getByRole('listitem').filter({ has: pencil });
  await expect(last).toHaveCount(1);
  await expect(last).toContainText('Not sure');
});

test('CHAT-04 a tap on an option sends it, and Undo brings its question back, on the server too', async ({
  owner,
}) => {
  await beginConsult(owner);
  const asked = owner.locator('[data-asks]').getByRole('paragraph').first();
  const question = await asked.innerText();
  const words = await answer(owner, 0);
  await expect(asked).not.toHaveText(question);
  const undone = owner.waitForResponse('**/corrections');
  await owner.getByRole('button', { name: `Undo the answer “${words}”` }).click();
  expect((await undone).ok()).toBe(true);
  await expect(asked).toHaveText(question);
  await owner.reload();
  await expect(asked).toHaveText(question);
  await expect(owner.getByRole('button', { name: 'Change this answer' })).toHaveCount(0);
});

test('PROTO-06 a tab that has not seen the newest question keeps its words and says why', async ({
  owner,
  context,
}) => {
  await beginConsult(owner);
  const stale = await context.newPage();
  await stale.addInitScript(() => localStorage.setItem('disclaimerAccepted', 'true'));
  await stale.goto('/');
  await stale.getByRole('link', { name: /resume your assessment/i }).click();
  await expect(options(stale).first()).toBeVisible();
  // The second tab learns of nothing until its own answer is on its way.
  await stale.route('**/api/consults/*', (route) => route.abort());
  await stale.route('**/api/responses-test/answer', async (route) => {
    await stale.unroute('**/api/consults/*');
    await route.continue();
  });
  await answer(owner, 0);
  const box = stale.getByRole('textbox', { name: 'Your answer' });
  await box.fill('My own words');
  await box.press('Enter');
  const card = stale.getByRole('alert').filter({ hasText: 'This conversation has moved on' });
  await expect(card).toContainText('This question was answered already.');
  await expect(box).toHaveValue('My own words');
});
