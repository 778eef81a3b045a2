/**
 * The share of questions that are wholly in sight on arrival, with all that may be answered where it fits: ten consults,
 * each question at five sizes of the page, as a phone has them and a desk, and on a phone with text of twice the size.
 * Prints it by consult and fails below 100 %. Needs a build.
 *
 *     npx tsx e2e/bench/question-in-sight.ts
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/test/find-browser.ts';
import { freePort } from '../fixtures/free-port.ts';
import { answer, begin, CONSULTS, expectInSight, SIZES } from '../fixtures/question-in-sight.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const MOST_QUESTIONS = 8;

interface Tally {
  seen: number;
  all: number;
}

const server = await startServer(await freePort());
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const whole: Tally = { seen: 0, all: 0 };
try {
  for (const { name, size, words } of CONSULTS) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: SIZES[size],
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const tally = await play(context, words, size);
    whole.seen += tally.seen;
    whole.all += tally.all;
    console.log(`${shareOf(tally)}  ${name}`);
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
): Promise<Tally> {
  const tally: Tally = { seen: 0, all: 0 };
  const page = await context.newPage();
  await signIn(page, server.url);
  let { question } = await begin(page, words);
  for (let asked = 0; question && asked < MOST_QUESTIONS; asked += 1) {
    // As it arrives, then at each other size, then with large text.
    await look(page, tally, `${words}: question ${asked + 1} on arrival`);
    for (const [name, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await look(page, tally, `${words}: question ${asked + 1}, ${name}`);
    }
    await page.setViewportSize(SIZES['390x844']);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await look(page, tally, `${words}: question ${asked + 1}, 390x844 with text of twice the size`);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize(SIZES[size]);
    ({ question } = await answer(page));
  }
  return tally;
}

async function look(page: Page, tally: Tally, where: string): Promise<void> {
  tally.all += 1;
  try {
    await expectInSight(page, where);
    tally.seen += 1;
  } catch {
    console.log(`not in sight: ${where}`);
  }
}

function shareOf({ seen, all }: Tally): string {
  return `${seen} of ${all} (${((seen / Math.max(all, 1)) * 100).toFixed(1)} %)`;
}
