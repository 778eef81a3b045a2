import { existsSync } from 'node:fs';
import { findBrowser, HEADLESS_SHELL } from './find-browser.ts';
import { runStep } from './run-step.ts';

const NO_BROWSER = `No browser for the end-to-end tests was found, and none could be installed.
Install Chromium or Chrome, or name one: PETWISE_CHROMIUM=/path/to/chromium npm test`;

/** Found where Debian has a quicker one: none, or a whole one. */
const SLOWER = [undefined, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const INSTALL = ['install', '-y', '-qq', '--no-upgrade', 'chromium', 'chromium-headless-shell'];
/** As the lists say that are there, or else by new ones; a network that does not answer is not waited for. */
const DEBIAN = [INSTALL, ['update', '-qq'], INSTALL];
const IMPATIENT = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/**
 * Finds a browser, or installs one: Debian's package where we are allowed to, also beside a whole Chromium, with which
 * the journeys take half as long again; else, where there is none, Playwright's own.
 *
 * @returns the path of its program
 * @throws Error with what a person can do, when there is none in the end
 */
export async function provideBrowser(): Promise<string> {
  const present = findBrowser();
  const isChosen = Boolean(process.env['PETWISE_CHROMIUM']);
  const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isChosen && mayInstall && SLOWER.includes(present)) {
    console.log("Installing Debian's Chromium without windows…");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of DEBIAN) {
      await runStep('apt-get', [...IMPATIENT, ...args], { minutes: 4, env });
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
