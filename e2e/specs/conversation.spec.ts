import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { ConsultDetail } from '../../shared/contracts/src/index.ts';
import { answerBox, answersHeld, beginConsult, quickAnswers } from '../fixtures/consult.ts';
import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const SYMPTOMS = 'My Labrador Rex coughs at night and is tired.';

test('F1 CHAT-11 an answer sent while the server restarts is there afterwards, once', async ({
  owner,
  server,
}) => {
  const id = await beginConsult(owner, SYMPTOMS);
  await answerBox(owner).fill('Since Sunday, mostly after midnight');
  const restarting = server.restart();
  await owner.getByRole('button', { name: 'Send answer' }).click();
  await restarting;
  await expect(async () => {
    expect(await answersHeld(owner, id)).toEqual(['Since Sunday, mostly after midnight']);
    await expect(owner.getByRole('log')).toContainText('Since Sunday, mostly after midnight', {
      timeout: 1_000,
    });
    await expect(answerBox(owner)).toHaveValue('', { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
});

test('Z1 CHAT-13 a double click on Send makes one answer', async ({ owner }) => {
  const id = await beginConsult(owner, SYMPTOMS);
  await answerBox(owner).fill('Since Sunday');
  const taken = owner.waitForResponse('**/api/responses-test/answer');
  await owner.getByRole('button', { name: 'Send answer' }).dblclick();
  expect((await taken).ok()).toBe(true);
  await expect(answerBox(owner)).toHaveValue('');
  await expect(quickAnswers(owner).first()).toBeEnabled();
  expect(await answersHeld(owner, id)).toEqual(['Since Sunday']);
});

test('CHAT-02 a second tab that opens late shows the same conversation', async ({
  owner,
  context,
}) => {
  await beginConsult(owner, SYMPTOMS);
  const taken = owner.waitForResponse('**/api/responses-test/answer');
  await answerBox(owner).fill('Since Sunday');
  await answerBox(owner).press('Enter');
  await taken;
  await expect(quickAnswers(owner).first()).toBeEnabled();
  const late = await context.newPage();
  await late.addInitScript(() => localStorage.setItem('disclaimerAccepted', 'true'));
  await late.goto('/');
  await late.getByRole('link', { name: /resume your assessment/i }).click();
  await expect(quickAnswers(late).first()).toBeEnabled();
  const paragraphs = async (page: Page): Promise<string[]> =>
    page.getByRole('log').getByRole('paragraph').allInnerTexts();
  await expect(async () => {
    expect(await paragraphs(late)).toEqual(await paragraphs(owner));
  }).toPass();
});

test('LOGIN-02 CHAT-11 a session that ends in the middle is signed in again in place, draft and conversation intact', async ({
  owner,
  context,
}) => {
  const id = await beginConsult(owner, SYMPTOMS);
  await answerBox(owner).fill('Since Sunday');
  await context.clearCookies({ name: /session/ });
  await answerBox(owner).press('Enter');
  const password = owner.getByLabel('Password');
  await expect(password).toBeVisible();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await owner.getByRole('button', { name: 'I understand, continue' }).click();
  await expect(password).toHaveCount(0);
  await expect(owner.getByRole('log')).toContainText(SYMPTOMS);
  await expect(answerBox(owner)).toHaveValue('Since Sunday');
  await answerBox(owner).press('Enter');
  await expect(async () => {
    expect(await answersHeld(owner, id)).toEqual(['Since Sunday']);
  }).toPass();
  await expect(quickAnswers(owner).first()).toBeEnabled();
});

test('a message is copied, and the conversation is downloaded as text', async ({
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beginConsult(owner, SYMPTOMS);
  const first = owner.getByRole('log').getByRole('listitem').first();
  await first.hover();
  await first.getByRole('button', { name: 'Copy message' }).click();
  await expect(owner.getByText('Message copied')).toBeAttached();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(SYMPTOMS);
  const download = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download conversation' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^petwise-conversation-.*\.txt$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(SYMPTOMS);
  expect(text).toContain('We understood:');
});

test('forty options, markup and 50 000 characters break no layout', async ({ owner }) => {
  const id = await beginConsult(owner, SYMPTOMS);
  await owner.route(`**/api/consults/${id}`, async (route) => {
    const response = await route.fetch();
    // As its contract describes it.
    const consult = (await response.json()) as ConsultDetail;
    const question = {
      text: '<img src=x onerror="window.broken = 1"><b>Is it so?</b>',
      options: Array.from({ length: 40 }, (_, n) => `Option ${n + 1} ${'long '.repeat(n)}`),
      can_process_results: false,
      thinking_stream: '',
    };
    const turns = [
      { ...consult.turns[0], content: 'W'.repeat(50_000) },
      { ...consult.turns.at(-1), id: 'q', content: question.text, question },
    ];
    await route.fulfill({ response, json: { ...consult, turns } });
  });
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto(`/assessment?resume=${id}`);
  await expect(quickAnswers(owner)).toHaveCount(40);
  await expect(owner.getByText('<b>Is it so?</b>')).toBeVisible();
  expect(await owner.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
  const wide = await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await quickAnswers(owner).nth(39).focus();
  const sent = owner.waitForRequest('**/api/responses-test/answer');
  await owner.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    answer: expect.stringMatching(/^Option 40/),
  });
  await expect(answerBox(owner)).toBeFocused();
});
