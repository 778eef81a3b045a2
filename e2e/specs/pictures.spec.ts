import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';
import { brokenWords } from '../fixtures/broken-words.ts';
import { PASSWORD } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { walkAssessment, walkScreens, walkStates } from '../fixtures/walk.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MADE_WITH = join(ROOT, 'docs/images/screens/made-with.txt');
/** The store and the install dialog show these; the browser wants them beside the manifest. */
const FOR_MANIFEST = /^(home|report)-(phone|desktop)-light$/;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };
const LIGHT = { colorScheme: 'light', forcedColors: 'none' } as const;
const DARK = { colorScheme: 'dark', forcedColors: 'none' } as const;

const LOOKS = [
  ['phone-light', PHONE, LIGHT],
  ['phone-dark', PHONE, DARK],
  ['desktop-light', DESKTOP, LIGHT],
  ['desktop-dark', DESKTOP, DARK],
  // Issue 16: white on white was seen by nobody. The system's own few colours, on the dark ground that most choose.
  ['phone-forced', PHONE, { colorScheme: 'dark', forcedColors: 'active' }],
  ['phone-320', { width: 320, height: 568 }, LIGHT],
  // Text of twice the size: what 200 % of it leaves of a screen of 780 px.
  ['phone-200', PHONE, LIGHT, '200%'],
] as const;

/** Letters are drawn a little differently by each browser and system, so pictures are compared with their own kind. */
function drawnBy(browser: Browser): string {
  return `Chromium ${browser.version().split('.')[0]} on ${process.platform} ${process.arch}`;
}

function isMaking(info: TestInfo): boolean {
  return info.config.updateSnapshots === 'all';
}

async function picture(page: Page, name: string, info: TestInfo): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.mouse.move(0, 0);
  // What the engine says may change by some words; a broken screen differs by far more.
  await expect
    .soft(page)
    .toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.04, threshold: 0.3 });
  if (!isMaking(info) || !FOR_MANIFEST.test(name)) return;
  const folder = join(ROOT, 'shell/public/screenshots');
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, 'docs/images/screens', `${name}.png`), join(folder, `${name}.png`));
}

test.beforeEach(({ browser }, info) => {
  const made = existsSync(MADE_WITH) ? readFileSync(MADE_WITH, 'utf8').trim() : 'nothing';
  test.skip(
    !isMaking(info) && made !== drawnBy(browser),
    `the pictures were made with ${made}, and this is ${drawnBy(browser)}`,
  );
});

for (const [look, viewport, colours, text = ''] of LOOKS) {
  test(`every screen looks as it did, ${look}; if this is meant: npm run screenshots`, async ({
    page,
    owner,
  }, info) => {
    test.slow();
    const shoot = async (screen: string): Promise<void> => {
      await picture(page, `${screen}-${look}`, info);
      expect.soft(await brokenWords(page), screen).toEqual([]);
    };
    await owner.setViewportSize(viewport);
    await owner.emulateMedia({ ...colours, reducedMotion: 'reduce' });
    await owner.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = size));
    }, text);
    if (colours.forcedColors === 'active')
      await walkScreens(owner, (screen) =>
        shoot(screen.toLowerCase().replaceAll(/\W+/g, '-').replace(/-$/, '')),
      );
    else await shootChosen(owner, shoot);
    await walkStates(owner, shoot);
    await owner.goto('/emergency');
    await expect(owner.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot('emergency');
    await owner.context().clearCookies();
    await owner.goto('/');
    await expect(owner.getByLabel('Password', { exact: true })).toBeVisible();
    await shoot('login');
    await owner.addInitScript(() => localStorage.removeItem('disclaimerAccepted'));
    await signInAgain(owner);
    await expect(owner.getByRole('button', { name: 'I understand, continue' })).toBeVisible();
    await expect(owner.getByRole('listitem').filter({ hasText: 'Access Granted' })).toBeHidden();
    await shoot('disclaimer');
  });
}

async function signInAgain(owner: Page): Promise<void> {
  await owner.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await owner.keyboard.press('Enter');
}

async function shootChosen(owner: Page, shoot: (screen: string) => Promise<void>): Promise<void> {
  await walkAssessment(owner, async (screen) => {
    if (/^(home|basic-information|chat|report)$/.test(screen)) await shoot(screen);
  });
  await owner.goto('/settings');
  await expect(owner.getByText('Conversation', { exact: true })).toBeAttached();
  await shoot('settings');
  await owner.goto('/health-upload');
  await expect(owner.getByRole('heading', { name: 'Apple Health Analysis' })).toBeVisible();
  await shoot('apple-health');
}

test.afterAll(({ browser }, info) => {
  if (isMaking(info)) writeFileSync(MADE_WITH, `${drawnBy(browser)}\n`);
});
