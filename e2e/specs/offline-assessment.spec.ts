import type { Page, Worker } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { keepApp } from '../fixtures/offline.ts';

test.use({ serviceWorkers: 'allow' });

const ON_DEVICE = 'Made on this device';
/** How the file of the thread begins that the device's engine thinks in. */
const THREAD = '/thinking.worker';

/** Keeps the app, and opens it as an owner whose connection is gone. */
async function goOffline(page: Page): Promise<void> {
  await keepApp(page);
  await page.context().setOffline(true);
  await expect(page.getByText('A new assessment works: it is made on this device')).toBeVisible();
}

/** From the home screen to the first question, as an owner who skips the history. */
async function beginAssessment(page: Page, symptoms: string): Promise<void> {
  await describePet(page, symptoms);
  await skipHistory(page);
  await expect(page.locator('[data-door="chat/consult"]')).toBeVisible();
}

async function describePet(page: Page, symptoms: string): Promise<void> {
  await page.getByRole('textbox').first().fill(symptoms);
  await page.keyboard.press('Enter');
  const breed = page.getByRole('combobox', { name: /^Breed/ });
  await expect(breed).toBeVisible();
  await breed.fill('Mixed');
  await breed.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Skip Medical History' })).toBeVisible();
}

function skipHistory(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Skip Medical History' }).click();
}

function threads(page: Page): Worker[] {
  return page.workers().filter((worker) => worker.url().includes(THREAD));
}

/** Puts another script in the place of the thread's, as the browser keeps it, and gives what was there. */
function replaceThread(page: Page, script: string): Promise<string> {
  return page.evaluate(
    async ([name, text]) => {
      for (const set of await caches.keys()) {
        const cache = await caches.open(set);
        const address = (await cache.keys()).find(({ url }) => url.includes(name));
        const before = address && (await cache.match(address));
        if (!before) continue;
        await cache.put(address, new Response(text, { headers: before.headers }));
        return before.text();
      }
      throw new Error('The thread is not kept');
    },
    [THREAD, script] as const,
  );
}

function options(page: Page) {
  return page.getByRole('group', { name: 'Quick answers' }).getByRole('button');
}

/** Answers the open question by one tap on its first option, and waits until another, or none, is asked. */
async function answerOne(page: Page): Promise<void> {
  const before = await page.getByRole('group', { name: 'Quick answers' }).innerText();
  const log = page.getByRole('log').first();
  const length = (await log.innerText()).length;
  await options(page).first().click();
  await expect.poll(async () => (await log.innerText()).length).not.toBe(length);
  await expect(
    options(page).first().or(page.getByText('There are no more questions for now')),
  ).toBeVisible();
  expect(before).not.toBe('');
}

async function report(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Process My Results' }).click();
  await expect(page.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  return page.locator('[data-door="report/assessment"]').innerText();
}

test('PWA-02 a whole assessment works without a network, survives a reload, and is saved once', async ({
  owner,
  context,
}) => {
  test.setTimeout(120_000);
  await goOffline(owner);
  await beginAssessment(owner, 'My dog Rex has been vomiting since yesterday and will not eat.');
  await expect(owner.getByRole('note').getByText(ON_DEVICE)).toBeVisible();
  await expect(options(owner).first()).toBeVisible();
  await answerOne(owner);

  // A reload in the middle, still without a network.
  await owner.goto('/');
  await owner.getByRole('link', { name: /Resume your assessment/ }).click();
  await expect(owner.getByRole('note').getByText(ON_DEVICE)).toBeVisible();
  await expect(
    owner
      .getByRole('log')
      .getByText(/vomiting since yesterday/)
      .first(),
  ).toBeVisible();
  await answerOne(owner);
  const text = await report(owner);
  expect(text).toContain('Most Likely Diagnosis');
  expect(text).toContain(ON_DEVICE);
  expect(text).toContain('We save it when you are online');
  await owner.goto('/past-assessments');
  await expect(owner.getByText('Not saved yet')).toHaveCount(1);

  // Back: the server takes it once, and finds the same.
  await context.setOffline(false);
  await expect(owner.getByText('Your assessment is saved', { exact: true })).toBeVisible();
  await expect(owner.getByText('Not saved yet')).toHaveCount(0);
  await owner.reload();
  await expect(owner.getByRole('link', { name: 'Open report' })).toHaveCount(1);
  await expect(owner.getByText(ON_DEVICE)).toHaveCount(1);
  const held = await owner.request.get('/api/consults');
  // The contract of the list; the mark is what is looked for.
  const { consults } = (await held.json()) as { consults: { madeOnDevice?: string }[] };
  expect(consults.map((consult) => consult.madeOnDevice)).toEqual(['same']);
  await owner.getByRole('link', { name: 'Open report' }).click();
  await expect(owner.getByText('Our server checked it and found the same.')).toBeVisible();
});

test('CHAT-04 one tap answers without a network too, and Undo takes it back on this device', async ({
  owner,
  context,
}) => {
  test.setTimeout(120_000);
  await goOffline(owner);
  await beginAssessment(owner, 'My dog Rex has been vomiting since yesterday and will not eat.');
  await expect(options(owner).first()).toBeVisible();
  const log = owner.getByRole('log').first();
  const first = await owner.getByRole('group', { name: 'Quick answers' }).innerText();
  const asked = await log.innerText();
  await answerOne(owner);
  await owner.getByRole('button', { name: /^Undo the answer/ }).click();
  await expect(owner.getByRole('group', { name: 'Quick answers' })).toHaveText(
    first.split('\n').join(''),
  );
  await expect.poll(() => log.innerText()).toBe(asked);
  await answerOne(owner);
  await expect(owner.getByRole('button', { name: 'Change this answer' })).toHaveCount(1);
  await answerOne(owner);
  expect(await report(owner)).toContain(ON_DEVICE);

  // The server reads it again from its turns: nothing of the answer that was taken back is among them.
  await context.setOffline(false);
  await expect(owner.getByText('Your assessment is saved', { exact: true })).toBeVisible();
  const held = await owner.request.get('/api/consults');
  // The contract of the list; the mark is what is looked for.
  const { consults } = (await held.json()) as { consults: { madeOnDevice?: string }[] };
  expect(consults.map((consult) => consult.madeOnDevice)).toEqual(['same']);
});

test('PWA-02 an answer to a consult of the server waits for the connection and goes out once', async ({
  owner,
  context,
}) => {
  test.setTimeout(120_000);
  await keepApp(owner);
  await beginAssessment(owner, 'My cat Tom keeps scratching his ears and shaking his head.');
  await expect(options(owner).first()).toBeVisible();
  await expect(owner.getByText(ON_DEVICE)).toHaveCount(0);
  const answer = 'He also smells of yeast there';
  await context.setOffline(true);
  await owner.getByRole('textbox').fill(answer);
  await owner.getByRole('textbox').press('Enter');
  await expect(owner.getByText('We could not reach the server')).toBeVisible();
  await expect(owner.getByRole('textbox')).toHaveValue(answer);
  await context.setOffline(false);
  await expect(owner.getByRole('textbox')).toHaveValue('');
  await owner.reload();
  await expect(owner.getByRole('log').getByText(answer)).toHaveCount(1);
});

test('PWA-02 a text of 50 000 characters is read on this device and does not hold up the page', async ({
  owner,
}) => {
  test.setTimeout(120_000);
  await goOffline(owner);
  await describePet(owner, 'Her eye is red and '.repeat(3_000).slice(0, 50_000));
  const watch = await owner.evaluateHandle(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    return { tasks, startedAt: performance.now() };
  });
  await skipHistory(owner);
  await expect(options(owner).first()).toBeVisible({ timeout: 60_000 });
  const { longest, whole } = await watch.evaluate(({ tasks, startedAt }) => ({
    longest: Math.max(0, ...tasks),
    whole: performance.now() - startedAt,
  }));
  // Read in the page it was one task of two thirds of the time or more.
  expect(longest / whole).toBeLessThan(1 / 3);
  expect(threads(owner)).toHaveLength(1);
});

test('PWA-02 a thread that cannot load, or never ends, holds nothing up and loses no word', async ({
  owner,
}) => {
  test.setTimeout(120_000);
  await goOffline(owner);
  const symptoms = 'My cat Mia keeps scratching her ears.';
  // The first words start the thread, to look for dangers.
  const script = await replaceThread(owner, 'throw new Error("cut short")');
  await describePet(owner, symptoms);
  await skipHistory(owner);
  await expect(owner.getByText('We could not start the assessment.')).toBeVisible();
  await replaceThread(owner, script);
  await skipHistory(owner);
  await expect(owner.getByRole('log').getByText(symptoms)).toBeVisible();
  await expect(options(owner).first()).toBeVisible();

  // The page's next thread never comes to an end with what it is given.
  await replaceThread(owner, "addEventListener('message', () => { for (;;); });");
  await owner.goto('/');
  await owner.getByRole('link', { name: /Resume your assessment/ }).click();
  await expect(options(owner).first()).toBeVisible();
  const answer = 'He also smells of yeast there';
  await owner.getByRole('textbox').fill(answer);
  await owner.getByRole('textbox').press('Enter');
  await owner.getByRole('button', { name: 'Cancel' }).click({ timeout: 30_000 });
  await expect(owner.getByRole('textbox')).toHaveValue(answer);
  await expect.poll(() => threads(owner)).toEqual([]);
  await replaceThread(owner, script);
  await owner.getByRole('textbox').press('Enter');
  await expect(owner.getByRole('textbox')).toHaveValue('');
  await expect(owner.getByRole('log').getByText(answer)).toHaveCount(1);
  expect(threads(owner)).toHaveLength(1);
});
