import type { Page } from '@playwright/test';
import { answerBox, quickAnswers } from '../fixtures/consult.ts';
import { shareInSight, startInSight } from '../fixtures/in-sight.ts';
import {
  answer,
  askedText,
  begin,
  CONSULTS,
  showKeyboard,
  SIZES,
} from '../fixtures/question-in-sight.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
// Each of three states of a consult is looked at in eighteen ways.
test.setTimeout(240_000);

const PHONES = Object.entries(SIZES).filter(([, { width }]) => width < 1000);
/** What a keyboard on the screen takes of a phone's height. */
const KEYBOARD = 0.45;

for (const { name, words } of [CONSULTS[0], CONSULTS[3]].flatMap((one) => one ?? [])) {
  test(`issue 16.3: beside an unread danger and the keyboard the question begins in sight, with an option: ${name}`, async ({
    owner,
  }) => {
    await owner.setViewportSize(SIZES['320x568']);
    await begin(owner, words);
    const help = owner.getByRole('link', { name: /: Emergency help$/ });
    if (!(await help.isVisible())) await answer(owner);
    await expect(help).toBeVisible();
    await expectSeen(owner, 'unread');
    await owner.setViewportSize(SIZES['390x844']);
    await owner.getByRole('button', { name: 'Got it' }).click();
    await expectSeen(owner, 'read');
    const ready = owner.getByRole('region', { name: 'Ready for Analysis' });
    for (let asked = 0; asked < 8 && !(await ready.isVisible()); asked += 1) await answer(owner);
    await expectSeen(owner, 'ready');
  });
}

async function expectSeen(page: Page, state: string): Promise<void> {
  for (const [name, size] of PHONES) {
    const covered = Math.round(size.height * KEYBOARD);
    const lower = { width: size.width, height: size.height - covered };
    await page.setViewportSize(size);
    await answerBox(page).focus();
    await showKeyboard(page, covered);
    await expectWithOption(page, `${state}, ${name}, a keyboard over the page`, lower.height);
    await showKeyboard(page, 0);
    await page.setViewportSize(lower);
    await expectWithOption(page, `${state}, ${name}, a page lower by the keyboard`, lower.height);
    await textSize(page, '200%');
    await expectBegun(page, `${state}, ${name}, with text of twice the size and the keyboard`);
    await page.setViewportSize(size);
    await expectBegun(page, `${state}, ${name}, with text of twice the size`);
    await textSize(page, '');
  }
}

/** All its words and one option above the keyboard, and the call in reach. */
async function expectWithOption(page: Page, where: string, end: number): Promise<void> {
  const option = quickAnswers(page).first();
  const inspect = async () => ({
    start: await startInSight(askedText(page)),
    option: await shareInSight(option),
    isAbove: await option.evaluate((node, y) => node.getBoundingClientRect().bottom <= y, end),
    help: await shareInSight(page.getByRole('link', { name: /: Emergency help$/ })),
  });
  await expect
    .poll(inspect, { message: where })
    .toEqual({ start: true, option: 1, isAbove: true, help: 1 });
}

/** Its start, and one option where both have space. */
async function expectBegun(page: Page, where: string): Promise<void> {
  const inspect = async (): Promise<string[]> => {
    const option = quickAnswers(page).first();
    const faults = (await startInSight(askedText(page))) ? [] : ['it does not begin in sight'];
    const from = await askedText(page).boundingBox();
    const to = await option.boundingBox();
    const space = await page.getByRole('log').evaluate((log) => log.clientHeight - 16);
    if (from && to && to.y + to.height - from.y > space) return faults;
    // Its lower edge may lie in the fade.
    return (await shareInSight(option)) < 0.8 ? [...faults, 'no option is in sight'] : faults;
  };
  await expect.poll(inspect, { message: where }).toEqual([]);
}

async function textSize(page: Page, size: string): Promise<void> {
  await page.evaluate((of) => (document.documentElement.style.fontSize = of), size);
}
