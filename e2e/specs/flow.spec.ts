import type { Page } from '@playwright/test';
import {
  openBasic,
  openHome,
  sendButton,
  symptomsBox,
  textFile,
  attach,
} from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

const CONSULT = '**/api/responses-test';

/** Holds the answer to one call until it is let go. */
async function hold(page: Page, address: string): Promise<{ asked: () => number; go: () => void }> {
  let calls = 0;
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(address, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  return { asked: () => calls, go };
}

test('FLOW-03 FLOW-04 FLOW-05 FLOW-06 each stage gives way to the next only when its work is done, and its address brings it back', async ({
  owner,
}) => {
  test.slow();
  await openHome(owner);
  await symptomsBox(owner).fill('   \n ');
  await expect(sendButton(owner)).toBeDisabled();
  const basic = await openBasic(owner, 'My beagle Bella limps on one hind leg since yesterday.');
  await expect(owner).toHaveURL(/\/assessment\/[0-9a-f-]{36}\/basic-intake$/);

  await basic.continue.click();
  const skip = owner.getByRole('button', { name: 'Skip Medical History' });
  await expect(skip).toBeVisible();
  await expect(basic.continue).toHaveCount(0);
  await expect(owner).toHaveURL(/\/medical-history$/);
  await owner.goBack();
  await expect(basic.breed).toHaveValue('Beagle');
  await owner.goForward();
  await expect(skip).toBeVisible();
  await owner.reload();
  await expect(skip).toBeVisible();
  const second = await owner.context().newPage();
  await second.goto(owner.url());
  await expect(second.getByRole('heading', { name: 'Pet Medical History' })).toBeVisible();
  await second.close();

  const init = await hold(owner, `${CONSULT}/init`);
  const started = owner.waitForRequest(`${CONSULT}/init`);
  await skip.click();
  expect((await started).postDataJSON()).toMatchObject({ medicalHistory: { skipped: true } });
  await expect(owner.getByRole('heading', { name: 'Preparing your assessment' })).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Pet Medical History' })).toBeAttached();
  const bar = owner.getByRole('banner');
  await bar.getByRole('link', { name: 'Emergency?' }).click({ trial: true });
  init.go();
  const options = owner.getByRole('group', { name: 'Quick answers' }).getByRole('button');
  await expect(options.first()).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Pet Medical History' })).toHaveCount(0);
  expect(init.asked()).toBe(1);

  const box = owner.getByRole('textbox');
  const process = owner.getByRole('button', { name: 'Process My Results' });
  for (let turn = 0; turn < 8 && !(await process.isVisible()); turn += 1) {
    await expect(options.last()).toBeEnabled();
    await options.last().click();
    await expect(box).toHaveValue('');
    await expect(options.last().or(process).first()).toBeVisible();
  }
  const finalize = await hold(owner, `${CONSULT}/finalize`);
  await process.click();
  await expect.poll(finalize.asked).toBe(1);
  await expect(owner.locator('[data-door="chat/consult"]')).toBeVisible();
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toHaveCount(0);
  finalize.go();
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  await expect(owner).toHaveURL(/\/assessment\/[0-9a-f-]{36}\/results$/);
  await owner.reload();
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  const other = await owner.context().newPage();
  await other.goto(owner.url());
  await expect(other.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  await other.close();
  const report = owner.url();
  await owner.goBack();
  await expect(owner).toHaveURL(/\/$/);
  await expect(symptomsBox(owner)).toBeVisible();
  await owner.goForward();
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  await expect(owner).toHaveURL(report);
  await owner.getByRole('link', { name: 'Start New Assessment' }).click();
  await expect(symptomsBox(owner)).toBeVisible();
  await owner.goBack();
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  await expect(owner).toHaveURL(report);
  // A link of before, and one to the questions of what is finished, lead to the report too.
  const [id] = /[0-9a-f-]{36}/.exec(owner.url()) ?? [];
  for (const link of [`/assessment?resume=${id}`, `/assessment/${id}/chat`]) {
    await owner.goto(link);
    await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
    await expect(owner).toHaveURL(`/assessment/${id}/results`);
  }
});

test('NET-01 every call carries the session; a file goes as multipart, anything else as JSON', async ({
  owner,
}) => {
  await openHome(owner);
  const upload = owner.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/.*upload/.test(request.url()),
  );
  await attach(owner, textFile('values.txt'));
  const sent = await (await upload).allHeaders();
  expect(sent['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent.cookie).toBeTruthy();

  await symptomsBox(owner).fill('My cat sneezes and her nose runs.');
  await expect(sendButton(owner)).toBeEnabled();
  await sendButton(owner).click();
  await owner.getByRole('combobox', { name: /^Breed/ }).fill('Siamese');
  await owner.getByRole('button', { name: 'Continue' }).click();
  const init = owner.waitForRequest(`${CONSULT}/init`);
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  const started = await (await init).allHeaders();
  expect(started['content-type']).toBe('application/json');
  expect(started.cookie).toBeTruthy();
});

test('NET-03 a query is asked once: no retry when it fails, none when the window gets the focus', async ({
  owner,
}) => {
  let calls = 0;
  let broken = true;
  await owner.route('**/api/consults', (route) => {
    calls += 1;
    if (!broken) return route.continue();
    return route.fulfill({ status: 500, json: { error: 'Storage is full', code: 'internal' } });
  });
  await owner.goto('/past-assessments');
  const again = owner.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(calls).toBe(1);
  broken = false;
  await again.click();
  await expect(owner.getByText('Nothing here yet')).toBeVisible();
  expect(calls).toBe(2);
  await owner.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  // A refetch would have begun with the event; another call made and answered after it shows that none did.
  await owner.evaluate(() => fetch('/api/auth/status').then(() => undefined));
  expect(calls).toBe(2);
});
