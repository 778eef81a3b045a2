import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { keepApp } from '../fixtures/offline.ts';

test.use({ serviceWorkers: 'allow' });

const ON_DEVICE = 'Made on this device';

/** From the home screen to the first question, as an owner who skips the history. */
async function beginAssessment(page: Page, symptoms: string): Promise<void> {
  await page.getByRole('textbox').first().fill(symptoms);
  await page.keyboard.press('Enter');
  const breed = page.getByRole('combobox', { name: /^Breed/ });
  await expect(breed).toBeVisible();
  await breed.fill('Mixed');
  await breed.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Skip Medical History' }).click();
  await expect(page.locator('[data-door="chat/consult"]')).toBeVisible();
}

function options(page: Page) {
  return page.getByRole('group', { name: 'Quick answers' }).getByRole('button');
}

/** Answers the open question with its first option, and waits until another, or none, is asked. */
async function answerOne(page: Page): Promise<void> {
  const before = await page.getByRole('group', { name: 'Quick answers' }).innerText();
  const log = page.getByRole('log').first();
  const length = (await log.innerText()).length;
  await options(page).first().click();
  await page.getByRole('textbox').press('Enter');
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
  await keepApp(owner);
  await context.setOffline(true);
  await expect(owner.getByText('A new assessment works: it is made on this device')).toBeVisible();
  await beginAssessment(owner, 'My dog Rex has been vomiting since yesterday and will not eat.');
  await expect(owner.getByRole('note').getByText(ON_DEVICE)).toBeVisible();
  await expect(options(owner).first()).toBeVisible();
  // Reading a long text must not hold up the page.
  expect(
    owner
      .workers()
      .map((worker) => worker.url())
      .join(),
  ).toContain('thinking.worker');
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

test('PWA-02 an answer to a consult of the server waits for the connection and goes out once', async ({
  owner,
  context,
}) => {
  test.setTimeout(120_000);
  await keepApp(owner);
  await beginAssessment(owner, 'My cat Tom keeps scratching his ears and shaking his head.');
  await expect(options(owner).first()).toBeVisible();
  await expect(owner.getByText(ON_DEVICE)).toHaveCount(0);
  const said = 'He also smells of yeast there';
  await context.setOffline(true);
  await owner.getByRole('textbox').fill(said);
  await owner.getByRole('textbox').press('Enter');
  await expect(owner.getByText('We could not reach the server')).toBeVisible();
  await expect(owner.getByRole('textbox')).toHaveValue(said);
  await context.setOffline(false);
  await expect(owner.getByRole('textbox')).toHaveValue('');
  await owner.reload();
  await owner.getByRole('link', { name: /Resume your assessment/ }).click();
  await expect(owner.getByRole('log').getByText(said)).toHaveCount(1);
});
