import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL } from './find-browser.ts';
import { runStep } from './run-step.ts';

const NO_BROWSER = `No browser for the end-to-end tests was found, and none could be installed.
Install Chromium or Chrome, or name one: PETWISE_CHROMIUM=/path/to/chromium npm test`;

/** With these, or with none, Debian's package without windows is quicker. */
const WHOLE = [undefined, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** How Debian's package comes: as the lists say that are there, or else by new ones. */
const DEBIAN = [
  ['install', '-y', '-qq', 'chromium-headless-shell'],
  ['update', '-qq'],
  ['install', '-y', '-qq', 'chromium-headless-shell'],
];

/**
 * Finds a browser, or installs one: Debian's package where we are allowed to, also beside a whole Chromium, with which
 * the journeys take half as long again; else, where there is none, Playwright's own.
 *
 * @returns the path of its program
 * @throws Error with what a person can do, when there is none in the end
 */
export async function provideBrowser(): Promise<string> {
  const present = findBrowser();
  const isEnough = process.env['PETWISE_CHROMIUM'] || !WHOLE.includes(present);
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isEnough && mayInstall) {
    console.log("Installing Debian's Chromium without windows…");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of DEBIAN) {
      await runStep('apt-get', args, { minutes: 3, env });
      if (existsSync(HEADLESS_SHELL)) break;
    }
  }
  const found = findBrowser();
  if (found) return found;
  console.log("Installing Playwright's Chromium…");
  const cli = 'node_modules/playwright-core/cli.js';
  await runStep(process.execPath, [cli, 'install', 'chromium'], { minutes: 6 });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(NO_BROWSER);
}
