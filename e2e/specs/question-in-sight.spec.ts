import type { ConsultDetail } from '../../shared/contracts/src/index.ts';
import { answerBox, quickAnswers } from '../fixtures/consult.ts';
import {
  answer,
  askedText,
  begin,
  CONSULTS,
  expectHelpInSight,
  expectInSight,
  expectInSightAtEachSize,
  showKeyboard,
  SIZES,
} from '../fixtures/question-in-sight.ts';
import { shareInSight } from '../fixtures/in-sight.ts';
import { passBasic } from '../fixtures/intake.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

// All ten, at each size and with text of twice the size: npx tsx e2e/bench/question-in-sight.ts
for (const { name, size, words, urgent } of [CONSULTS[0], CONSULTS[3]].flatMap(
  (one) => one ?? [],
)) {
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

test('bug: after a notice above it had gone, the chat stayed as low as the notice had made it', async ({
  owner,
}) => {
  await owner.setViewportSize(SIZES['390x844']);
  await begin(owner, CONSULTS[4]?.words ?? '');
  const end = async (): Promise<number> => {
    const box = await answerBox(owner).boundingBox();
    return Math.round(box ? box.y + box.height : 0);
  };
  await expectInSight(owner, 'before');
  const before = await end();
  await owner.context().setOffline(true);
  await expect(owner.getByText('You are offline')).toBeVisible();
  await expect.poll(end).toBe(before);
  await owner.context().setOffline(false);
  await expect(owner.getByText('You are offline')).toHaveCount(0);
  await expect.poll(end).toBe(before);
});

test('bug: a list of answers that ended at the edge of its space looked whole; it fades while there is more, with less motion too', async ({
  owner,
}) => {
  // With the keyboard of a small phone open: whatever is asked, there is more than fits.
  await owner.setViewportSize({ width: 320, height: 440 });
  await begin(owner, CONSULTS[4]?.words ?? '');
  const log = owner.getByRole('log');
  const fade = () =>
    log.evaluate((scroller) => {
      const { opacity } = getComputedStyle(scroller.parentElement ?? scroller, '::after');
      return Number(opacity);
    });
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await owner.emulateMedia({ reducedMotion });
    await log.evaluate((scroller) => (scroller.scrollTop = 0));
    await expect.poll(fade, reducedMotion).toBe(1);
    await log.evaluate((scroller) => (scroller.scrollTop = scroller.scrollHeight));
    await expect.poll(fade, reducedMotion).toBe(0);
  }
});

test('bug: on a small phone with the largest text only the start of the question was in sight; a bar with a number broke its words', async ({
  owner,
}) => {
  await owner.setViewportSize(SIZES['320x568']);
  await begin(owner, CONSULTS[0]?.words ?? '');
  await owner.evaluate(() => {
    localStorage.setItem('petwise.vetPhone', '+1 (617) 555-0142');
    dispatchEvent(new Event('petwise:own-numbers'));
  });
  const help = owner.getByRole('link', { name: /: Emergency help$/ });
  const call = owner.getByRole('link', { name: /555-0142$/ });
  const heights = async () => [await help.boundingBox(), await call.boundingBox()];
  for (const size of ['100%', '150%']) {
    await owner.evaluate((of) => (document.documentElement.style.fontSize = of), size);
    // With the largest text the card is large only for who opens it.
    if (size === '150%') await owner.getByRole('button', { name: 'What to do' }).click();
    const [first, second] = await heights();
    // One does not lie over the other.
    expect((first?.y ?? 0) + (first?.height ?? 0), size).toBeLessThanOrEqual(second?.y ?? 0);
  }
  await owner.getByRole('button', { name: 'Got it' }).click();
  await expectInSight(owner, 'with the largest text');
  await expect.poll(() => shareInSight(askedText(owner))).toBe(1);
  await expect.poll(() => shareInSight(quickAnswers(owner).first())).toBe(1);
  // Two lines of the largest text.
  for (const [size, most] of [
    ['150%', 80],
    ['100%', 48],
  ] as const) {
    await owner.evaluate((of) => (document.documentElement.style.fontSize = of), size);
    for (const box of await heights()) expect(box?.height, size).toBeLessThanOrEqual(most);
  }
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

test('bug: of answers that fitted only without the frame above the question the last was cut', async ({
  owner,
}) => {
  test.slow();
  await owner.setViewportSize(SIZES['390x844']);
  await begin(owner, CONSULTS[5]?.words ?? '');
  await expectInSight(owner, 'on arrival');
  await owner.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  // Whatever is asked, at one of them all fits by a hair.
  for (let height = 700; height <= 1_000; height += 6) {
    await owner.setViewportSize({ width: 390, height });
    await expectInSight(owner, `${height} pixels high`);
  }
});
