/**
 * How soon the card for a danger stands after its sentence, with a page four
 * times slower than this machine. On a phone: typed letter by letter, and pasted
 * a second after a touch of the box, as a finger does. With a real keyboard, into
 * a page that has loaded none of the rules and has put the focus into the box
 * itself: a short sentence typed key by key, and one pasted. Needs a build.
 *
 *     npx tsx e2e/bench/danger-while-typing.ts [words]
 *
 * Chromium slows the page, not its threads: the reading itself runs at this
 * machine's own speed.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/test/find-browser.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type RunningServer, startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const BLOAT =
  process.argv[2] ??
  'My Great Dane keeps trying to vomit but nothing comes up. His belly is swollen.';
/** Leaves the rules the least time to come. */
const SHORT = 'My dog is not breathing.';
const MOST_MS = 600;
const SLOWER = 4;
const KEY_MS = 60;
/** A long press and the choice of "Paste" take longer, in milliseconds. */
const TOUCH_MS = 1_000;
/** From a mouse that moves over the box to the first key, in milliseconds. */
const MOVED_MS = 2_000;
/** From the Control key to the V. */
const CHORD_MS = 150;
const DESKTOP = { width: 1280, height: 800 } as const;
const PHONES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
] as const;

const server = await startServer(await freePort());
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
let slowest = 0;
try {
  for (const viewport of PHONES) {
    const typed = await measure({ browser, server }, viewport, async (page) => {
      const box = page.getByRole('textbox').first();
      await box.pressSequentially(BLOAT.slice(0, -1), { delay: KEY_MS });
      return () => box.press(BLOAT.slice(-1));
    });
    const touched = await measure({ browser, server }, viewport, async (page) => {
      const box = page.getByRole('textbox').first();
      await box.tap();
      await page.waitForTimeout(TOUCH_MS);
      return () => box.fill(BLOAT);
    });
    slowest = Math.max(slowest, typed);
    console.log(
      `${viewport.width}x${viewport.height}: card ${typed} ms after the sentence, 0 taps; ${touched} ms after a touch and a paste`,
    );
  }
  const keys = await measure({ browser, server }, DESKTOP, async (page) => {
    const box = page.getByRole('textbox').first();
    await box.pressSequentially(SHORT.slice(0, -1), { delay: KEY_MS });
    return () => box.press(SHORT.slice(-1));
  });
  const pasted = await measure({ browser, server }, DESKTOP, async (page) => {
    await page.keyboard.down('Control');
    await page.waitForTimeout(CHORD_MS);
    return () => page.keyboard.insertText(BLOAT);
  });
  const moved = await measure({ browser, server }, DESKTOP, async (page) => {
    await page.getByRole('textbox').first().hover();
    await page.waitForTimeout(MOVED_MS);
    await page.keyboard.down('Control');
    await page.waitForTimeout(CHORD_MS);
    return () => page.keyboard.insertText(BLOAT);
  });
  slowest = Math.max(slowest, keys, moved);
  console.log(
    `Real keyboard: card ${keys} ms after "${SHORT}" typed from the first key on; ${pasted} ms after a first paste, ${moved} ms where the mouse had moved before`,
  );
} finally {
  await browser.close();
  await server.stop();
}
if (slowest > MOST_MS) {
  console.error(`More than ${MOST_MS} ms.`);
  process.exitCode = 1;
}

/** Milliseconds from the last act to the card. */
async function measure(
  { browser: from, server: at }: { browser: Browser; server: RunningServer },
  viewport: { readonly width: number; readonly height: number },
  prepare: (page: Page) => Promise<() => Promise<void>>,
): Promise<number> {
  const isMobile = viewport !== DESKTOP;
  const context = await from.newContext({ viewport, isMobile, hasTouch: isMobile });
  const page = await context.newPage();
  await signIn(page, at.url);
  await page.goto(at.url);
  await page.getByRole('textbox').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const act = await prepare(page);
  const begun = performance.now();
  await act();
  await page.getByRole('region', { name: 'This may be an emergency' }).waitFor();
  const spent = Math.round(performance.now() - begun);
  await context.close();
  return spent;
}
