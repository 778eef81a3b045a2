import type { Locator, Page } from '@playwright/test';
import type { AnswerResponse } from '../../shared/contracts/src/index.ts';
import { answerBox, beginConsult, quickAnswers } from '../fixtures/consult.ts';
import { passBasic, symptomsBox, wayPastBasic } from '../fixtures/intake.ts';
import { keepApp } from '../fixtures/offline.ts';
import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const BLOAT = 'My Great Dane keeps trying to vomit but nothing comes up. His belly is swollen.';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

function dangerCard(page: Page) {
  return page.getByRole('region', { name: 'This may be an emergency' });
}

/** What the page sends from now on, but for files of the app. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test('PWA-02 a danger is seen while typing, on a phone, with no tap and nothing sent', async ({
  owner,
}) => {
  await owner.goto('/');
  await owner.evaluate(() => localStorage.setItem('petwise.vetPhone', '020 7946 0000'));
  await expect(symptomsBox(owner)).toBeVisible();
  const sent = sentFrom(owner);
  await symptomsBox(owner).pressSequentially(BLOAT);
  const card = dangerCard(owner);
  await expect(card.getByText('Possible bloat.')).toBeVisible();
  const call = card.getByRole('link', { name: /^Call my vet/ });
  await expect(call).toBeInViewport({ ratio: 1 });
  await expect(call).toHaveAttribute('href', 'tel:02079460000');
  for (const way of await card.locator('a, button').all()) {
    const size = await way.boundingBox();
    expect(size?.height, await way.innerText()).toBeGreaterThanOrEqual(44);
  }
  expect(sent.filter((request) => !/page-report/.test(request))).toEqual([]);
  await card.getByRole('button', { name: 'Go on with the questions' }).click();
  await expect(owner.getByRole('heading', { name: 'Basic Information' })).toBeVisible();
  // What was told is known from there on.
  await owner.getByRole('link', { name: 'Emergency?' }).click();
  await expect(owner.getByRole('heading', { name: 'Dog: Possible bloat' })).toBeInViewport();
});

test('bug: a new owner, who has kept no number, could not call from the danger card nor from the consult', async ({
  owner,
}) => {
  test.setTimeout(150_000);
  await owner.goto('/');
  await symptomsBox(owner).pressSequentially(BLOAT);
  const call = dangerCard(owner).getByRole('button', { name: 'Call my vet' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.tap();
  const number = owner.getByLabel('My vet’s phone');
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('type', 'tel');
  await expect(number).toBeInViewport({ ratio: 1 });
  await dangerCard(owner).getByRole('button', { name: 'Go on with the questions' }).click();
  await passBasic(owner);
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  const urgent = owner.locator('[data-urgent]');
  await urgent.getByRole('button', { name: 'Got it' }).tap({ timeout: 60_000 });
  await expect(urgent.getByRole('button', { name: 'Call my vet' })).toBeInViewport({ ratio: 1 });
  await urgent.getByRole('button', { name: 'Call my vet' }).tap();
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport({ ratio: 1 });
  await number.pressSequentially('020 7946 0000');
  await number.press('Enter');
  await expect(urgent.getByRole('link', { name: /^Call my vet/ })).toHaveAttribute(
    'href',
    'tel:02079460000',
  );
});

test('bug: with text of twice the size the first way to a vet was cut at the lower edge', async ({
  owner,
}) => {
  await owner.goto('/');
  await owner.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await symptomsBox(owner).fill(BLOAT);
  const call = dangerCard(owner).getByRole('button', { name: 'Call my vet' });
  await expect(call).toBeInViewport({ ratio: 1 });
});

test('bug: with large text the call of the urgent bar stood under its title', async ({ owner }) => {
  test.setTimeout(150_000);
  await beginConsult(
    owner,
    'My Labrador Bella has been vomiting since yesterday and she is tired.',
  );
  const bar = owner.locator('[data-urgent]');
  await bar.getByRole('button', { name: 'Got it' }).tap({ timeout: 60_000 });
  await owner.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [390, 320]) {
    await owner.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const title = await bar
        .getByRole('link', { name: /^See a veterinarian today/ })
        .boundingBox();
      const call = await bar.getByRole('button', { name: 'Call my vet' }).boundingBox();
      const open = await bar.getByRole('button', { name: 'What to do' }).boundingBox();
      expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(call?.x ?? 0);
      expect((call?.x ?? 0) + (call?.width ?? 0)).toBeLessThanOrEqual(open?.x ?? 0);
      expect(call?.width).toBeGreaterThanOrEqual(44);
    }).toPass({ timeout: 10_000 });
  }
});

test('PWA-02 the first aid page leads back to where the owner was, with everything typed', async ({
  owner,
}) => {
  await owner.goto('/');
  await symptomsBox(owner).fill(BLOAT);
  await dangerCard(owner).getByRole('link', { name: 'First aid on the way' }).click();
  await expect(owner).toHaveURL(/\/emergency\?animal=dog$/);
  await expect(owner.getByRole('heading', { name: 'Dog: Possible bloat' })).toBeInViewport();
  // First aid stands with the danger, above the signs of the animal, and once.
  const aid = owner.getByRole('heading', { name: 'First aid on the way' });
  await expect(owner.locator('#known .now').filter({ has: aid })).toBeVisible();
  await expect(owner.locator('#dog').filter({ has: aid })).toHaveCount(0);
  const dog = owner.locator('details', { hasText: 'Retching with nothing coming up' });
  await expect(dog).toHaveAttribute('open', '');
  const map = owner.getByRole('link', { name: /^Find a clinic near me/ });
  await expect(map).toBeInViewport({ ratio: 1 });
  await owner.mouse.wheel(0, 3_000);
  await expect(map).toBeInViewport({ ratio: 1 });
  await owner.getByRole('button', { name: 'Call my vet' }).click();
  await expect(owner.getByLabel('My vet’s phone', { exact: true }).last()).toBeFocused();
  await owner.getByRole('link', { name: 'Numbers to call' }).click();
  await expect(owner.locator('#numbers')).toBeInViewport();
  await owner.getByRole('link', { name: 'En español' }).click();
  await owner.getByRole('link', { name: 'In English' }).click();
  await owner.getByRole('link', { name: /^Back/ }).scrollIntoViewIfNeeded();
  await owner.getByRole('link', { name: /^Back/ }).click();
  await expect(symptomsBox(owner)).toHaveValue(BLOAT);
  await expect(dangerCard(owner)).toBeVisible();
});

test('bug: bloat on a phone took ten taps until the report; now six at most', async ({ owner }) => {
  test.setTimeout(150_000);
  await owner.goto('/');
  await symptomsBox(owner).fill(BLOAT);
  let taps = 0;
  async function tap(target: Locator): Promise<void> {
    await target.tap();
    taps += 1;
  }
  await tap(dangerCard(owner).getByRole('button', { name: 'Go on with the questions' }));
  await tap(wayPastBasic(owner));
  const begun = owner.waitForResponse('**/api/responses-test/init', { timeout: 60_000 });
  await tap(owner.getByRole('button', { name: 'Skip Medical History' }));
  // The server's answers, as their contracts describe them.
  let step = (await (await begun).json()) as Pick<AnswerResponse, 'can_process_results'>;
  while (!step.can_process_results) {
    await expect(quickAnswers(owner).first()).toBeEnabled();
    const answered = owner.waitForResponse('**/api/responses-test/answer');
    await tap(quickAnswers(owner).first());
    // As above.
    step = (await (await answered).json()) as AnswerResponse;
  }
  await tap(owner.getByRole('button', { name: 'Process My Results' }));
  await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
});

test('FLOW-02 a reload of the consult, and Back from first aid, bring the same question and the words begun', async ({
  owner,
}) => {
  test.setTimeout(150_000);
  await owner.goto('/');
  await symptomsBox(owner).fill(BLOAT);
  await dangerCard(owner).getByRole('button', { name: 'Go on with the questions' }).click();
  await passBasic(owner);
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  const asked = owner.locator('[data-asks]').getByRole('paragraph').first();
  // The server's first case of a species waits for its knowledge.
  await expect(asked).toBeVisible({ timeout: 60_000 });
  await expect(owner).toHaveURL(/\/assessment\/[0-9a-f-]{36}\/chat$/);
  const question = await asked.innerText();
  await owner.reload();
  await expect(asked).toHaveText(question);
  await answerBox(owner).fill('He has just');
  await owner.getByRole('link', { name: /: Emergency help$/ }).click();
  await expect(owner).toHaveURL(/\/emergency\?animal=dog$/);
  await expect(owner.getByText('Possible bloat', { exact: true }).first()).toBeInViewport();
  await owner.getByRole('link', { name: /^Back/ }).click();
  await expect(asked).toHaveText(question);
  await expect(answerBox(owner)).toHaveValue('He has just');
});

test('LOGIN-01 DISC-01 a danger is seen on the login and the disclaimer too, and the words are kept for the questions', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await page.getByLabel('What has happened?').fill(BLOAT);
  await expect(dangerCard(page)).toBeVisible();
  await dangerCard(page).getByRole('button', { name: 'Go on with the questions' }).click();
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const accept = page.getByRole('button', { name: 'I understand, continue' });
  await expect(accept).toBeVisible();
  await expect(page.getByLabel('What has happened?')).toHaveValue(BLOAT);
  await dangerCard(page).getByRole('button', { name: 'Go on with the questions' }).click();
  await expect(accept).toBeFocused();
  await accept.click();
  await expect(symptomsBox(page)).toHaveValue(BLOAT);
  await expect(dangerCard(page)).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('PWA-02 a danger is seen while typing offline', async ({ owner }) => {
    await keepApp(owner);
    await owner.context().setOffline(true);
    await owner.reload();
    await symptomsBox(owner).fill(BLOAT);
    await expect(dangerCard(owner).getByText('Possible bloat.')).toBeVisible();
  });
});
