import type { Page } from '@playwright/test';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../../server/src/testing/scripted-model-vendor.ts';
import { answerBox, beginConsult, quickAnswers } from '../fixtures/consult.ts';
import { expect, test } from '../fixtures/test.ts';

/** Words that the engine alone does not know as a sign, and one that it does. */
const SYMPTOMS =
  'My Labrador Rex has a cough. Since this morning he keeps yodelling his dinner back onto the rug.';
const QUOTE = 'yodelling his dinner back';
const MODEL_ANSWER = JSON.stringify({
  heard: [
    { id: 'cough', state: 'present', quote: 'has a cough', sure: true },
    { id: 'vomiting', state: 'present', quote: QUOTE, sure: true },
  ],
});

let vendor: ScriptedModelVendor;

test.beforeAll(async ({ server }) => {
  vendor = await startScriptedModelVendor();
  await server.restart({ PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'reader-1' });
});
test.afterAll(async ({ server }) => {
  await vendor.close();
  await server.restart();
});

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the second reader is asked for, hears, and its difference is decided by one tap', async ({
  owner,
  problems,
}) => {
  let goOn = (): void => undefined;
  const wait = new Promise<void>((done) => (goOn = done));
  vendor.answers = () => ({ content: MODEL_ANSWER, wait });
  await beginConsult(owner, SYMPTOMS);
  const card = region(owner, 'Second reader');
  await expect(card).toContainText('This would be sent');
  await expect(card).toContainText('My Labrador [name] has a cough.');
  expect(vendor.asked).toHaveLength(0);
  await card.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(card).toContainText('You can go on meanwhile');
  // The engine's own question is there all the while.
  await expect(quickAnswers(owner).first()).toBeEnabled();
  goOn();
  const checks = region(owner, 'Did we get this right?');
  await expect(checks).toContainText(`You wrote “${QUOTE}”. Does that mean: vomiting?`);
  const chips = region(owner, 'What we understood so far');
  await expect(chips).toContainText('coughing · read by both');
  await checks.getByRole('button', { name: 'Yes: vomiting' }).click();
  await expect(chips).toContainText('vomiting · second reader');
  // What a vomiting Labrador must be asked is asked because of the second reader's sign too.
  await expect(checks).toContainText('Safety first: this decides about bloat.');
  await checks.getByRole('button', { name: /^No/ }).first().click();
  await expect(checks).toHaveCount(0);
  const process = owner.getByRole('button', { name: 'Process My Results' });
  for (let turn = 0; turn < 6 && !(await process.isVisible()); turn += 1) {
    await quickAnswers(owner).last().click();
    await expect(answerBox(owner)).toHaveValue('');
    await expect(quickAnswers(owner).last()).toBeEnabled();
  }
  await process.click();
  const report = region(owner, 'Second reader');
  await expect(report).toContainText(`In “${QUOTE}” it read vomiting: there now. You said: yes.`);
  expect(problems).toEqual([]);
});

test('a danger that it alone hears of is decided by its own question, in the prototype chat too', async ({
  owner,
  problems,
}) => {
  const claims = [{ id: 'gagging', state: 'present', quote: QUOTE, sure: true }];
  vendor.answers = () => ({ content: JSON.stringify({ heard: claims }) });
  await owner.goto('/medical-assistant');
  await owner.getByRole('textbox', { name: 'Your message' }).fill(SYMPTOMS);
  await owner.keyboard.press('Enter');
  const breed = owner.getByRole('log').getByRole('combobox', { name: /^Breed/ });
  await breed.fill('Labrador Retriever');
  await breed.press('Escape');
  await owner.getByRole('button', { name: 'Continue', exact: true }).click();
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  await region(owner, 'Second reader').getByRole('button', { name: 'Yes, send it' }).click();
  const checks = region(owner, 'Did we get this right?');
  await expect(checks).toContainText(`You wrote “${QUOTE}”.`);
  await expect(checks).toContainText('Safety first: this decides about bloat.');
  await checks.getByRole('button', { name: /^Yes: retching/ }).click();
  await expect(owner.getByText('This may be an emergency.').first()).toBeVisible();
  await expect(region(owner, 'What we understood so far')).toContainText('second reader');
  await owner.getByRole('button', { name: 'Process My Results' }).click();
  await expect(owner.getByText('(bloat). The owner said: yes.').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('a second reader that does not answer costs nothing, and the settings say so', async ({
  owner,
  problems,
}) => {
  vendor.answers = () => ({ status: 401, raw: '{}' });
  await beginConsult(owner, SYMPTOMS);
  const card = region(owner, 'Second reader');
  await card.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(card).toContainText('gave no answer');
  await expect(quickAnswers(owner).first()).toBeEnabled();
  await owner.goto('/settings');
  await expect(owner.getByText(/does not answer at present/)).toContainText('It refuses the key.');
  await owner.getByRole('radio', { name: 'No', exact: true }).click();
  await expect(owner.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  expect(problems).toEqual([]);
});
