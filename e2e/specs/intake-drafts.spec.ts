import { request } from '@playwright/test';
import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  attach,
  basicScreen,
  historyList,
  openBasic,
  openHistory,
  openHome,
  sendButton,
  symptomsBox,
  textFile,
} from '../fixtures/intake.ts';

const STORY = 'My Beagle Rex coughs at night and he is tired.';

test('what is typed survives a reload: the text and its files, then both forms', async ({
  owner,
}) => {
  await openHome(owner);
  await symptomsBox(owner).fill(STORY);
  await attach(owner, textFile('kept.txt'));
  await expect(owner.getByRole('button', { name: 'Remove kept.txt' })).toBeVisible();
  await owner.reload();
  await expect(symptomsBox(owner)).toHaveValue(STORY);
  await expect(owner.getByRole('button', { name: 'Remove kept.txt' })).toBeVisible();

  await sendButton(owner).click();
  let basic = await basicScreen(owner);
  await basic.age.fill('11');
  await basic.weight.fill('23');
  await basic.continue.click();
  const medications = historyList(owner, 'Current medications');
  await medications.box.fill('Carprofen');
  await medications.box.press('Enter');
  await medications.box.fill('half typed');
  await owner.reload();

  await expect(owner).toHaveURL(/\/medical-history$/);
  await expect(medications.chips).toHaveCount(1);
  await expect(medications.box).toHaveValue('half typed');
  await owner.goBack();
  basic = await basicScreen(owner);
  await expect(basic.age).toHaveValue('11');
  await expect(basic.weight).toHaveValue('23');
  await basic.continue.click();
  await expect(medications.box).toHaveValue('half typed');
});

test('the drafts are gone once the consult has started, and the home screen leads back to it', async ({
  owner,
}) => {
  await openHistory(owner, STORY, 'Beagle');
  await historyList(owner, 'Current medications').box.fill('Carprofen');
  await owner.getByRole('button', { name: 'Begin Assessment' }).click();
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
  await owner.goto('/');
  await expect(symptomsBox(owner)).toHaveValue('');
  const stored = await owner.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('petwise.intake.')),
  );
  expect(stored).toEqual([]);
  await owner.getByRole('link', { name: /Resume your assessment/ }).click();
  await expect(owner.locator('[data-door="chat/consult"]').getByText(STORY).first()).toBeVisible();
  await openHistory(owner, STORY, 'Beagle');
  await expect(historyList(owner, 'Current medications').box).toHaveValue('');
});

test('bug: two assessments in two tabs shared one draft; each keeps its own through a reload', async ({
  owner,
  context,
}) => {
  test.slow();
  const medications = (page: Owner) => historyList(page, 'Current medications');
  await openHistory(owner, STORY, 'Beagle');
  await medications(owner).box.fill('Carprofen');
  const other = await context.newPage();
  await openHistory(other, 'My cat Mia drinks a lot.', 'Siamese');
  await expect(medications(other).box).toHaveValue('');
  await medications(other).box.fill('Insulin');
  await owner.reload();
  await other.reload();
  await expect(medications(owner).box).toHaveValue('Carprofen');
  await expect(medications(other).box).toHaveValue('Insulin');
  await owner.goBack();
  await other.goBack();
  await expect((await basicScreen(owner)).breed).toHaveValue('Beagle');
  await expect((await basicScreen(other)).breed).toHaveValue('Siamese');
  await owner.goForward();
  await owner.getByRole('button', { name: 'Begin Assessment' }).click();
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
  await other.reload();
  await expect((await basicScreen(other)).breed).toHaveValue('Siamese');
  await other.goForward();
  await expect(medications(other).box).toHaveValue('Insulin');
  await other.close();
});

test('a second tab brings the very step of each form, with all that is filled in and marked', async ({
  owner,
  context,
}) => {
  test.slow();
  const second = await context.newPage();
  for (const page of [owner, second]) await page.setViewportSize({ width: 390, height: 844 });
  /** All that the step shows: its name and number, each value, choice, entry and mark; not what was just announced. */
  async function shown(page: Owner): Promise<string> {
    const lines = (await page.getByRole('main').ariaSnapshot()).split('\n');
    return lines.filter((line) => !/^ *- status\b/.test(line)).join('\n');
  }
  async function isThere(step: string): Promise<void> {
    await expect(owner.getByRole('heading', { name: step, exact: true })).toBeVisible();
    await second.goto(owner.url());
    await expect(second.getByRole('heading', { name: step, exact: true })).toBeVisible();
    await expect(async () => {
      expect(await shown(second)).toBe(await shown(owner));
    }).toPass({ timeout: 10_000 });
  }
  const next = owner.getByRole('button', { name: 'Next', exact: true });

  const basic = await openBasic(owner, STORY);
  await basic.breed.fill('Harrier');
  await basic.breed.press('Escape');
  await isThere('Your animal');
  await next.click();
  await basic.age.fill('11');
  await basic.weight.fill('23');
  await isThere('Age and weight');
  await next.click();
  await owner.getByRole('radio', { name: 'Female' }).check({ force: true });
  await isThere('Sex and neutering');
  await basic.continue.click();
  const medications = historyList(owner, 'Current medications');
  await medications.box.fill('Carprofen (Rimadyl)');
  await medications.box.press('Enter');
  await medications.box.fill('half typed');
  await isThere('Illnesses and medicines');
  await next.click();
  await owner.getByLabel('Environment').selectOption('Farm/Rural');
  await isThere('Daily life');
  await next.click();
  await isThere('Is this right?');
  await second.close();
});

test('the history of one patient never stands in the form of another', async ({ owner }) => {
  await openHistory(owner, STORY, 'Beagle');
  await historyList(owner, 'Current medications').box.fill('Carprofen');
  await openHistory(owner, 'My cat Mia drinks a lot.', 'Siamese');
  await expect(historyList(owner, 'Current medications').box).toHaveValue('');
});

test('a bundle that crashes gives the text back on "Try again"', async ({ owner }) => {
  await openHome(owner);
  await symptomsBox(owner).fill(STORY);
  await owner.route(/\/remotes\/mfe_intake\/.*\.js/, (route) => route.abort());
  await owner.reload();
  const again = owner.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await owner.unroute(/\/remotes\/mfe_intake\/.*\.js/);
  await again.click();
  await expect(symptomsBox(owner)).toHaveValue(STORY);
});

test('a session that expires over the text: signed in again in place, the file goes up, nothing is lost', async ({
  owner,
}) => {
  await openHome(owner);
  await symptomsBox(owner).fill(STORY);
  await endSessionElsewhere(owner);
  await attach(owner, textFile('bloods.txt'));
  await signInAgain(owner);
  await expect(symptomsBox(owner)).toHaveValue(STORY);
  await owner.getByRole('button', { name: 'Try again: bloods.txt' }).click();
  await expect(owner.getByRole('button', { name: 'Remove bloods.txt' })).toBeVisible();
  await expect(sendButton(owner)).toBeEnabled();
});

test('a session that expires over the forms: signed in again in place, every value stays', async ({
  owner,
}) => {
  const basic = await openBasic(owner, STORY);
  await expect(basic.breed).toHaveValue('Beagle');
  await basic.age.fill('9');
  await basic.continue.click();
  const medications = historyList(owner, 'Current medications');
  await medications.box.fill('Carprofen');
  await medications.box.press('Enter');
  await owner.getByLabel('Environment').selectOption('Farm/Rural');
  await endSessionElsewhere(owner);
  await owner.getByRole('button', { name: 'Begin Assessment' }).click();
  await signInAgain(owner);
  await expect(medications.chips).toHaveCount(1);
  await expect(owner.getByLabel('Environment')).toHaveValue('Farm/Rural');
  await owner.getByRole('button', { name: 'Begin Assessment' }).click();
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
  await expect(owner.getByText(STORY).first()).toBeVisible();
});

test('20 000 characters, emoji and right-to-left text come through whole', async ({ owner }) => {
  const rtl = 'كلبي ريكس لا يأكل 🐕‍🦺😿 ';
  const long = (rtl + 'My dog vomits. '.repeat(1400)).slice(0, 20_000);
  await openHome(owner);
  await symptomsBox(owner).fill(long);
  await expect(sendButton(owner)).toBeEnabled();
  await sendButton(owner).click();
  const basic = await basicScreen(owner);
  await expect(basic.species).toHaveValue('dog');
  await basic.breed.fill('كلب 🐶');
  await basic.breed.press('Escape');
  await basic.continue.click();
  const sent = owner.waitForRequest('**/api/responses-test/init');
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    initialSymptoms: long,
    patientData: { breed: 'كلب 🐶' },
  });
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
});

type Owner = Parameters<typeof openHome>[0];

/** The owner signs out of this very session from somewhere else; the browser still has its cookie. */
async function endSessionElsewhere(owner: Owner): Promise<void> {
  const baseURL = new URL(owner.url()).origin;
  const elsewhere = await request.newContext({
    baseURL,
    storageState: await owner.context().storageState(),
  });
  const answer = await elsewhere.post('/api/auth/logout', { data: {} });
  expect(answer.ok()).toBe(true);
  await elsewhere.dispose();
}

async function signInAgain(owner: Owner): Promise<void> {
  const sheet = owner.getByRole('dialog', { name: 'Please sign in again' });
  await sheet.getByLabel('Password').fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Sign in' }).click();
  await sheet.getByRole('button', { name: 'I understand, continue' }).click();
  await expect(sheet).toHaveCount(0);
}
