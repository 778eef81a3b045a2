import type { Page } from '@playwright/test';
import type {
  AnswerResponse,
  ConsultDetail,
  InitResponse,
} from '../../shared/contracts/src/index.ts';
import { answerBox, quickAnswers } from '../fixtures/consult.ts';
import { passBasic } from '../fixtures/intake.ts';
import { shareInSight, sharesInSight, startInSight } from '../fixtures/in-sight.ts';
import { expect, test } from '../fixtures/test.ts';

const SIZES = {
  '320x568': { width: 320, height: 568 },
  '360x640': { width: 360, height: 640 },
  '375x667': { width: 375, height: 667 },
  '390x844': { width: 390, height: 844 },
  '1280x800': { width: 1280, height: 800 },
} as const;
type Size = keyof typeof SIZES;
const ALL = Object.entries(SIZES);

/** Each is played at the size it arrives at; at every question the page is also made each other size. */
const CONSULTS: readonly {
  readonly name: string;
  readonly size: Size;
  readonly words: string;
  readonly urgent: boolean;
}[] = [
  {
    name: 'a dog with a twisted stomach',
    size: '320x568',
    words: 'My Great Dane keeps trying to vomit but nothing comes up and his belly is swollen.',
    urgent: true,
  },
  {
    name: 'a blocked cat',
    size: '360x640',
    words: 'My male Maine Coon strains in the litter box and cries.',
    urgent: true,
  },
  {
    name: 'a horse with colic',
    size: '375x667',
    words: 'My Thoroughbred is rolling, sweating and pawing and looks at her belly.',
    urgent: true,
  },
  {
    name: 'a cough that becomes an emergency',
    size: '390x844',
    words: 'My Labrador coughs at night and is tired.',
    urgent: true,
  },
  {
    name: 'an itch',
    size: '320x568',
    words: 'My Beagle scratches his ears and shakes his head a bit.',
    urgent: false,
  },
  {
    name: 'a rabbit that does not eat',
    size: '390x844',
    words: 'My Holland Lop rabbit has not eaten since yesterday and there are no droppings.',
    urgent: true,
  },
  {
    name: 'a budgie that breathes hard',
    size: '375x667',
    words: 'My budgie sits fluffed up on the floor of the cage and breathes with an open mouth.',
    urgent: true,
  },
  {
    name: 'a cat that drinks more',
    size: '360x640',
    words: 'My old Siamese cat drinks more than before and is getting thin.',
    urgent: true,
  },
  {
    name: 'a lame horse',
    size: '1280x800',
    words: 'My Quarter Horse mare is lame on her right front leg since yesterday.',
    urgent: true,
  },
  {
    name: 'a tortoise that does not eat',
    size: '320x568',
    words: 'My Hermann’s tortoise has not eaten for a week and keeps her eyes closed.',
    urgent: true,
  },
];

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

function askedText(page: Page) {
  return page.locator('[data-asks]').getByRole('paragraph').first();
}

function freeHeight(page: Page): Promise<number> {
  return page.getByRole('log').evaluate((log) => log.clientHeight);
}

/** What is asked can be read and answered without a scroll; where it is larger than its room, from its start. */
async function expectInSight(page: Page, where: string): Promise<void> {
  const text = askedText(page);
  const options = quickAnswers(page);
  await expect(async () => {
    const from = await text.boundingBox();
    const last = await options.last().boundingBox();
    if (!from || !last) throw new Error('nothing is asked');
    const free = await freeHeight(page);
    const room = free - 16;
    expect(await startInSight(text), `the question begins in sight, ${where}`).toBe(true);
    if (from.height <= room)
      expect(await shareInSight(text), `the question is in sight, ${where}`).toBe(1);
    if (last.y + last.height - from.y > room) return;
    const shares = await sharesInSight(options);
    expect(shares, `each option is in sight, ${where}`).toEqual(shares.map(() => 1));
  }).toPass({ timeout: 15_000 });
}

async function expectInSightAtEachSize(page: Page, size: Size, where: string): Promise<void> {
  await expectInSight(page, `${where}, ${size}`);
  for (const [name, viewport] of ALL) {
    await page.setViewportSize(viewport);
    await expectInSight(page, `${where}, made ${name}`);
  }
  await page.setViewportSize(SIZES[size]);
}

/** One tap to help, and what to do now as long as it is new. Whether there is an urgency at all. */
async function expectHelpInSight(page: Page): Promise<boolean> {
  const help = page.getByRole('link', { name: /: Emergency help$/ });
  if (!(await help.isVisible())) return false;
  expect(await shareInSight(help), 'help is in sight').toBe(1);
  const card = page.getByRole('alert').filter({ has: help });
  if (await card.isVisible())
    expect(await shareInSight(card.getByRole('paragraph')), 'the advice is in sight').toBe(1);
  return true;
}

/** From the first words to the first question. */
async function begin(page: Page, words: string): Promise<InitResponse> {
  await page.goto('/');
  await page.getByRole('textbox').first().fill(words);
  await page.keyboard.press('Enter');
  await passBasic(page);
  const init = page.waitForResponse('**/api/responses-test/init');
  await page.getByRole('button', { name: 'Skip Medical History' }).click();
  // The server's answer, as its contract describes it.
  return (await (await init).json()) as InitResponse;
}

/** Taps the first option, which on the list of dangers is one, and waits for what comes back. */
async function answer(page: Page): Promise<AnswerResponse> {
  const answered = page.waitForResponse('**/api/responses-test/answer');
  await quickAnswers(page).first().click();
  // The server's answer, as its contract describes it.
  const response = (await (await answered).json()) as AnswerResponse;
  await expect(answerBox(page)).toHaveValue('');
  if (response.question) await expect(askedText(page)).toHaveText(response.question.text);
  return response;
}

for (const { name, size, words, urgent } of CONSULTS) {
  test(`each question is wholly in sight on arrival, ${name}, ${size}`, async ({ owner }) => {
    await owner.setViewportSize(SIZES[size]);
    let { question } = await begin(owner, words);
    let asked = 0;
    let urgentSeen = false;
    for (; question && asked < 8; asked += 1) {
      await expect(askedText(owner)).toHaveText(question.text);
      urgentSeen ||= await expectHelpInSight(owner);
      await expectInSightAtEachSize(owner, size, `question ${asked + 1}`);
      ({ question } = await answer(owner));
    }
    expect(asked).toBeGreaterThan(0);
    expect(urgentSeen).toBe(urgent);
  });
}

test('the question stays in sight over a reload, offline, with the keyboard and with text of twice the size', async ({
  owner,
}) => {
  await owner.setViewportSize(SIZES['360x640']);
  const { sessionId } = await begin(owner, CONSULTS[3]?.words ?? '');
  await owner.goto(`/assessment?resume=${sessionId}`);
  await expectInSight(owner, 'after a reload');
  await owner.context().setOffline(true);
  await expect(owner.getByText('You are offline')).toBeVisible();
  await expectInSight(owner, 'offline');
  await owner.context().setOffline(false);
  await expect(owner.getByText('You are offline')).toHaveCount(0);
  await owner.setViewportSize({ width: 360, height: 360 });
  await expectInSight(owner, 'with a keyboard for which the page shrinks');
  await owner.setViewportSize(SIZES['360x640']);
  await showKeyboard(owner, 280);
  await expectInSight(owner, 'with a keyboard over the page');
  const box = await answerBox(owner).boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(360);
  await showKeyboard(owner, 0);
  await owner.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectInSightAtEachSize(owner, '360x640', 'with text of twice the size');
});

test('a question with forty options after a long conversation begins in sight, in an emergency too', async ({
  owner,
}) => {
  const { sessionId } = await begin(owner, CONSULTS[4]?.words ?? '');
  await owner.route(`**/api/consults/${sessionId}`, async (route) => {
    const response = await route.fetch();
    // As its contract describes it.
    const consult = (await response.json()) as ConsultDetail;
    const last = consult.turns.at(-1);
    const question = {
      text: 'Is it so? '.repeat(30).trim(),
      options: Array.from({ length: 40 }, (_, n) => `Option ${n + 1} ${'long '.repeat(n % 5)}`),
      can_process_results: true,
      thinking_stream: '',
    };
    const talk = Array.from({ length: 60 }, (_, n) => [
      { ...last, id: `q${n}`, content: `Question ${n}` },
      { ...last, id: `a${n}`, role: 'user', messageType: 'answer', content: 'No. '.repeat(n) },
    ]).flat();
    const turns = [...talk, { ...last, content: question.text, question }];
    const json = { ...consult, turns, triage: 'emergency', can_process_results: true };
    await route.fulfill({ response, json });
  });
  await owner.goto(`/assessment?resume=${sessionId}`);
  await expect(quickAnswers(owner)).toHaveCount(40);
  await expectInSightAtEachSize(owner, '320x568', 'after a long conversation');
});

test('bug: the Assistant had no Undo and hid its question under its reasoning; a danger stands while typing, the question is in sight, a tap is taken back', async ({
  owner,
}) => {
  await owner.setViewportSize(SIZES['320x568']);
  await owner.goto('/medical-assistant');
  const box = owner.getByRole('textbox', { name: 'Your message' });
  await box.fill(CONSULTS[0]?.words ?? '');
  const danger = owner.getByRole('region', { name: 'This may be an emergency' });
  await danger.getByRole('button', { name: 'Go on with the questions' }).click();
  await expect(owner.getByRole('log')).toBeVisible();
  expect(await expectHelpInSight(owner)).toBe(true);
  await passBasic(owner);
  await owner.getByRole('button', { name: 'Skip Medical History' }).click();
  await expect(quickAnswers(owner).first()).toBeEnabled();
  const question = await askedText(owner).innerText();
  expect(await expectHelpInSight(owner)).toBe(true);
  await expectInSightAtEachSize(owner, '320x568', 'in the Assistant');
  const chosen = (await quickAnswers(owner).nth(1).innerText()).trim();
  await quickAnswers(owner).nth(1).click();
  await expect(askedText(owner)).not.toHaveText(question);
  await owner.getByRole('button', { name: `Undo the answer “${chosen}”` }).click();
  await expect(askedText(owner)).toHaveText(question);
  await expect(owner.getByRole('button', { name: /^Undo the answer/ })).toHaveCount(0);
  await box.fill('He has just');
  await owner.reload();
  await owner.getByRole('button', { name: 'Continue your last conversation' }).click();
  await expect(askedText(owner)).toHaveText(question);
  await expect(box).toHaveValue('He has just');
});

/** A keyboard as phones have it that lay it over the page: only the visual viewport says so. */
async function showKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    const visible = window.visualViewport;
    if (!visible) throw new Error('this browser has no visual viewport');
    const left = () => (window.innerHeight - covered) / visible.scale;
    Object.defineProperty(visible, 'height', { configurable: true, get: left });
    visible.dispatchEvent(new Event('resize'));
  }, height);
}
