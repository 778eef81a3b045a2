/**
 * The share of questions that are wholly in sight on arrival, with all that may be answered where it fits: ten consults,
 * each question at five sizes of the page, as a phone has them and a desktop, and on a phone with text of twice the size.
 * Prints it by consult and fails below 100 %. Needs a build.
 *
 *     npx tsx e2e/bench/question-in-sight.ts
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { AnswerResponse } from '../../shared/contracts/src/index.ts';
import { findBrowser } from '../../tools/test/find-browser.ts';
import { quickAnswers } from '../fixtures/consult.ts';
import { freePort } from '../fixtures/free-port.ts';
import { askedText, begin, CONSULTS, faultsInSight, SIZES } from '../fixtures/question-in-sight.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const MOST_QUESTIONS = 8;
/** How long a page may take to come to rest, in milliseconds. */
const MOST_MS = 5_000;

interface Count {
  seen: number;
  all: number;
}

const server = await startServer(await freePort());
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const whole: Count = { seen: 0, all: 0 };
try {
  for (const { name, size, words } of CONSULTS) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: SIZES[size],
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    // The compiler that runs this names each function by it, those that are handed to the page too.
    await context.addInitScript('globalThis.__name = (named) => named;');
    const count = await play(context, words, size);
    whole.seen += count.seen;
    whole.all += count.all;
    console.log(`${shareOf(count)}  ${name}`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${shareOf(whole)}  together`);
if (whole.all === 0 || whole.seen < whole.all) process.exitCode = 1;

async function play(
  context: BrowserContext,
  words: string,
  size: keyof typeof SIZES,
): Promise<Count> {
  const count: Count = { seen: 0, all: 0 };
  const page = await context.newPage();
  await signIn(page, server.url);
  let isAsked = (await begin(page, words)).question !== null;
  for (let asked = 0; isAsked && asked < MOST_QUESTIONS; asked += 1) {
    // As it arrives, then at each other size, then with large text.
    await countInSight(page, count, `${words}: question ${asked + 1} on arrival`);
    for (const [name, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await countInSight(page, count, `${words}: question ${asked + 1}, ${name}`);
    }
    await page.setViewportSize(SIZES['390x844']);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await countInSight(
      page,
      count,
      `${words}: question ${asked + 1}, 390x844 with text of twice the size`,
    );
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize(SIZES[size]);
    isAsked = await answered(page);
  }
  return count;
}

async function countInSight(page: Page, count: Count, where: string): Promise<void> {
  count.all += 1;
  const until = Date.now() + MOST_MS;
  let faults = await faultsInSight(page);
  while (faults.length > 0 && Date.now() < until) {
    await page.waitForTimeout(50);
    faults = await faultsInSight(page);
  }
  if (faults.length === 0) count.seen += 1;
  else console.log(`${where}: ${faults.join(', ')}`);
}

/** Taps the first option and waits until the page asks what came back. Whether anything did. */
async function answered(page: Page): Promise<boolean> {
  const answer = page.waitForResponse('**/api/responses-test/answer');
  await quickAnswers(page).first().click();
  // The server's answer, as its contract describes it.
  const { question } = (await (await answer).json()) as AnswerResponse;
  if (question) await askedText(page).filter({ hasText: question.text }).waitFor();
  return question !== null;
}

function shareOf({ seen, all }: Count): string {
  return `${seen} of ${all} (${((seen / Math.max(all, 1)) * 100).toFixed(1)} %)`;
}
