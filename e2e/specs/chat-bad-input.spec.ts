import type { Page } from '@playwright/test';
import type { ConsultDetail, Message } from '../../shared/contracts/src/index.ts';
import { answerBox, answersHeld, beginConsult, quickAnswers } from '../fixtures/consult.ts';
import { expect, test } from '../fixtures/test.ts';

const SYMPTOMS = 'My Labrador Rex coughs at night and is tired.';
const MARKUP = '<img src=x onerror="window.broken = 1"><script>window.broken = 2</script>';

/** The page does not scroll sideways, and nothing of a message was run. */
async function isSound(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
}

test('CHAT-05 CHAT-12 a message of a type nobody knows, with script and an image that does not load, shows as text', async ({
  owner,
  problems,
}) => {
  const id = await beginConsult(owner, SYMPTOMS);
  await owner.route(`**/api/consults/${id}`, async (route) => {
    const response = await route.fetch();
    // As its contract describes it; the type is one of a newer server.
    const consult = (await response.json()) as ConsultDetail;
    const [first] = consult.turns;
    const odd = {
      ...first,
      id: 'odd',
      role: 'assistant',
      content: `From the future ${MARKUP}`,
      messageType: 'hologram',
      uploadedFiles: [
        { id: 'gone', name: 'paw.png', size: 10, type: 'image/png', url: '/uploads/gone.png' },
      ],
    };
    await route.fulfill({
      response,
      json: { ...consult, turns: [first, odd, ...consult.turns.slice(1)] },
    });
  });
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto(`/assessment?resume=${id}`);
  const log = owner.getByRole('log');
  await expect(log).toContainText(`From the future ${MARKUP}`);
  await expect(quickAnswers(owner).first()).toBeEnabled();
  // CHAT-05: the image is gone, its name stays, and the console says so.
  await expect(log.getByText('paw.png')).toBeVisible();
  await expect(log.getByRole('img', { name: 'paw.png' })).toHaveCount(0);
  expect(problems).toContain('Image could not be loaded: paw.png');
  await isSound(owner);
});

test('CONV-01 CONV-02 PROTO-06 the prototype chat shows such a message as text, and forty quick answers', async ({
  owner,
  problems,
}) => {
  await owner.route('**/api/sessions/*/messages', async (route) => {
    const response = await route.fetch();
    if (route.request().method() !== 'GET') return route.fulfill({ response });
    // As its contract describes it.
    const { messages } = (await response.json()) as { messages: Message[] };
    if (!messages.some(({ role }) => role === 'user')) return route.fulfill({ response });
    const quickResponses = Array.from({ length: 40 }, (_, n) => ({
      text: `Option ${n + 1} ${'long '.repeat(n)}`,
      value: `option-${n + 1}`,
    }));
    const odd = {
      id: 'odd',
      role: 'assistant',
      content: `From the future ${MARKUP}`,
      messageType: 'hologram',
      metadata: { quickResponses, imageUrls: ['/uploads/gone.png'] },
      reasoning: null,
      createdAt: new Date().toISOString(),
    };
    const picture = {
      ...odd,
      id: 'picture',
      role: 'user',
      content: 'My photo',
      metadata: { imageUrls: ['/uploads/gone.png'] },
    };
    return route.fulfill({ response, json: { messages: [...messages, picture, odd] } });
  });
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto('/medical-assistant');
  await owner.getByRole('textbox', { name: 'Your message' }).fill(SYMPTOMS);
  await owner.keyboard.press('Enter');
  const log = owner.getByRole('log');
  await expect(log).toContainText(`From the future ${MARKUP}`);
  await expect(quickAnswers(owner)).toHaveCount(40);
  // A picture is asked for once it is near.
  await log.evaluate((node) => node.scrollTo(0, node.scrollHeight));
  await expect(log.getByRole('img', { name: 'Medical Image 1' })).toHaveCount(0);
  await expect.poll(() => problems).toContain('Image could not be loaded: Medical Image 1');
  await isSound(owner);
});

test('CHAT-02 an answer of 50 000 characters is taken whole and shown cut', async ({ owner }) => {
  const id = await beginConsult(owner, SYMPTOMS);
  const words = `${MARKUP} ${'W'.repeat(50_000)}`.slice(0, 50_000);
  await owner.setViewportSize({ width: 390, height: 844 });
  await answerBox(owner).fill(words);
  const taken = owner.waitForResponse('**/api/responses-test/answer');
  await owner.getByRole('button', { name: 'Send answer' }).click();
  expect((await taken).ok()).toBe(true);
  await expect(answerBox(owner)).toHaveValue('');
  expect(await answersHeld(owner, id)).toEqual([words]);
  const log = owner.getByRole('log');
  await expect(log.getByText(`${words.slice(0, 100)}`)).toBeVisible();
  await expect(log.getByText(words)).toHaveCount(0);
  await isSound(owner);
});
