import type { Page } from '@playwright/test';
import type { Message } from '../../shared/contracts/src/index.ts';
import { expect, test } from '../fixtures/test.ts';

const SYMPTOMS = 'My 7 year old Labrador Rex limps on his left back leg after a walk.';

/** Opens the prototype chat and sends the first words from the large entry. */
async function tellSymptoms(page: Page, text: string): Promise<void> {
  await page.goto('/medical-assistant');
  await expect(page.getByRole('heading', { name: 'AI Reasoning Doctor' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How is your pet feeling?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(text);
}

/** Fills the basic form inside the conversation. */
async function giveBasics(page: Page): Promise<void> {
  const breed = page.getByRole('log').getByRole('combobox', { name: /^Breed/ });
  await expect(breed).toBeVisible();
  await breed.fill('Labrador Retriever');
  await breed.press('Escape');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(breed).toHaveCount(0);
}

/** Answers with the second quick answer until the results may be processed; gives how many it took. */
async function answerUntilReady(page: Page, most: number): Promise<number> {
  const ready = page.getByRole('region', { name: 'Ready for Analysis' });
  const quick = page.getByRole('group', { name: 'Quick answers' }).getByRole('button');
  const replies = page.getByRole('log').getByRole('listitem');
  await expect(quick.first()).toBeVisible();
  for (let turn = 0; turn < most; turn += 1) {
    if (await ready.isVisible()) return turn;
    const before = await replies.count();
    await expect(quick.nth(1)).toBeEnabled();
    await quick.nth(1).click();
    await expect(async () => {
      expect((await replies.count()) > before + 1 || (await ready.isVisible())).toBe(true);
      await expect(quick.first()).toBeEnabled({ timeout: 1_000 });
    }).toPass();
  }
  throw new Error(`The results were not ready after ${most} answers`);
}

test('PROTO-01 PROTO-02 PROTO-05 CONV-02 CONV-04 CONV-05 the prototype chat leads through its forms to a complete diagnosis', async ({
  owner,
  problems,
}) => {
  const lines: string[] = [];
  owner.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => lines.push(String(payload)));
  });
  await tellSymptoms(owner, SYMPTOMS);
  // What the first message tells of the patient is in the form, read on this device.
  await expect(owner.getByRole('log').getByRole('spinbutton', { name: /^Age/ })).toHaveValue('7');
  await giveBasics(owner);
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  await expect(owner.getByText('We understood:').first()).toBeVisible();
  await expect(owner.getByText('Why this question?').first()).toBeVisible();
  await expect(
    owner.getByText('or type in specific answer for more insightful results').first(),
  ).toBeVisible();
  await answerUntilReady(owner, 12);
  expect(lines.filter((line) => line.includes('"reasoning"')).length).toBeGreaterThan(3);
  await owner.getByRole('button', { name: 'Process My Results' }).click();
  await expect(owner.getByText('Primary Diagnosis')).toBeVisible();
  await expect(owner.getByText('Most likely condition based on analysis')).toBeVisible();
  await expect(owner.getByText('Differential Diagnoses')).toBeVisible();
  await expect(owner.getByText('Important Medical Disclaimer')).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Ready for Analysis' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('an emergency is said before any form is filled in', async ({ owner }) => {
  await tellSymptoms(owner, 'My cat strains in the litter box and no urine comes out.');
  const log = owner.getByRole('log');
  await expect(log).toContainText('This may be an emergency. Go to a vet or emergency clinic now');
  await expect(log.getByRole('combobox', { name: /^Breed/ })).toBeVisible();
});

test('DX-04 DX-06 a twisted stomach: the urgent card stays, 1 % is 1 %, and no moisturiser', async ({
  owner,
}) => {
  await tellSymptoms(
    owner,
    'My Great Dane has a hard swollen belly and retches but nothing comes up.',
  );
  const card = owner.locator('[data-urgent]').filter({ hasText: 'Get help now' });
  await expect(card).toContainText('Go to a vet or emergency clinic now');
  await giveBasics(owner);
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  await answerUntilReady(owner, 12);
  const answered = owner.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/messages'),
  );
  await owner.getByRole('button', { name: 'Process My Results' }).click();
  // The server's answer, as its contract describes it.
  const { messages } = (await (await answered).json()) as { messages: Message[] };
  const diagnoses = messages.at(-1)?.metadata?.diagnoses ?? [];
  const [first, ...others] = diagnoses.map(({ confidence }) => confidence);
  expect(first).toBeGreaterThan(80);
  expect(Math.max(...others)).toBeLessThan(20);
  const list = owner.getByRole('region', { name: 'Differential Diagnoses' });
  for (const { condition, confidence } of diagnoses) {
    const row = list.getByRole('listitem').filter({ hasText: condition });
    await expect(row).toContainText(confidence === 0 ? 'under 1%' : `${confidence}%`);
    await expect(row).toContainText(confidence >= 80 ? 'High' : 'Low');
  }
  const care = owner.getByRole('region', { name: 'Treatment Recommendations' });
  await expect(care).toContainText('Go to a vet or emergency clinic now');
  await expect(care).not.toContainText(/moisturi|dermatolog|topical/i);
  await care.scrollIntoViewIfNeeded();
  await expect(card.getByRole('link', { name: 'Emergency help' })).toBeInViewport();
  await card.getByRole('link', { name: 'Emergency help' }).click();
  await expect(owner).toHaveURL(/\/emergency\?animal=dog$/);
});

test('Bug: words that tell of no danger had the Assistant report its look for dangers as failed, and look no more', async ({
  owner,
}) => {
  const told = owner.waitForRequest((request) => request.url().endsWith('/api/page-report'));
  await owner.goto('/medical-assistant');
  const box = owner.getByRole('textbox', { name: 'Your message' });
  await box.fill('My Great Dane sleeps in the sun.');
  // By then a door that has drawn nothing has been judged.
  await told;
  await box.fill('My Great Dane retches but nothing comes up and his belly is swollen.');
  await expect(owner.getByRole('region', { name: 'This may be an emergency' })).toBeVisible();
});

test('words typed before the first send outlive a click away and a reload', async ({ owner }) => {
  await owner.goto('/medical-assistant');
  const box = owner.getByRole('textbox', { name: 'Your message' });
  await box.fill('My rabbit has not eaten since');
  await owner.reload();
  await expect(box).toHaveValue('My rabbit has not eaten since');
  await owner.getByRole('link', { name: 'Apple Health' }).click();
  await expect(box).toHaveCount(0);
  await owner.getByRole('link', { name: 'Assistant' }).click();
  await expect(box).toHaveValue('My rabbit has not eaten since');
});

test('PROTO-07 PROTO-08 CONV-01 an attached image stands in the conversation', async ({
  owner,
}) => {
  await owner.goto('/medical-assistant');
  await expect(owner.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  const chooser = owner.waitForEvent('filechooser');
  await owner.getByRole('button', { name: 'Attach images' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'paw.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await expect(owner.getByRole('button', { name: /remove paw\.png/i })).toBeVisible();
  await owner.getByRole('textbox', { name: 'Your message' }).fill('My dog licks this paw');
  await owner.getByRole('button', { name: 'Send message' }).click();
  const log = owner.getByRole('log');
  await expect(log).toContainText('My dog licks this paw [Images: paw.png]');
  const image = log.getByRole('img', { name: 'Medical Image 1' });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
});

test('Z1 two tabs that answer one question create one answer, and both show the same conversation', async ({
  owner,
}) => {
  await tellSymptoms(owner, SYMPTOMS);
  await giveBasics(owner);
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  const quickOf = (page: Page) =>
    page.getByRole('group', { name: 'Quick answers' }).getByRole('button');
  await expect(quickOf(owner).first()).toBeEnabled();
  // PROTO-06: the page asks for the messages every 5 s.
  const url = (await owner.waitForRequest(/\/api\/sessions\/[^/]+\/messages$/)).url();
  const read = async (): Promise<Message[]> => {
    // The server's answer, as its contract describes it.
    const body = (await (await owner.request.get(url)).json()) as { messages: Message[] };
    return body.messages;
  };
  const asked = (await read()).at(-1);
  const { text = '', value = '' } = asked?.metadata?.quickResponses?.[1] ?? {};
  const [other] = await Promise.all([
    owner.request.post(url, {
      data: { content: text, messageType: 'response', metadata: { selectedValue: value } },
    }),
    quickOf(owner).nth(1).click(),
  ]);
  expect([200, 409]).toContain(other.status());
  await expect(async () => {
    const all = await read();
    const after = all.slice(all.findIndex((one) => one.id === asked?.id) + 1);
    expect(after.filter((one) => one.role === 'user')).toHaveLength(1);
    const log = owner.getByRole('log');
    await expect(log).toContainText(after.at(-1)?.content ?? '', { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});
