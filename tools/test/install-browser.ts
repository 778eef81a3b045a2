import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.ts';
import { runStep } from './run-step.ts';

const NO_BROWSER = `No browser for the end-to-end tests was found, and none could be installed.
Install Chromium or Chrome, or name one: PETWISE_CHROMIUM=/path/to/chromium npm test`;

/**
 * Finds a browser, or installs one: Debian's package where we are allowed to, else Playwright's own.
 *
 * @returns the path of its program
 * @throws Error with what a person can do, when there is none in the end
 */
export async function provideBrowser(): Promise<string> {
  const present = findBrowser();
  if (present) return present;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian…');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runStep('apt-get', ['update', '-qq'], { minutes: 3, env });
    await runStep('apt-get', ['install', '-y', '-qq', 'chromium'], { minutes: 6, env });
    const packaged = findBrowser();
    if (packaged) return packaged;
  }
  console.log("Installing Playwright's Chromium…");
  const cli = 'node_modules/playwright-core/cli.js';
  await runStep(process.execPath, [cli, 'install', 'chromium'], { minutes: 6 });
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(NO_BROWSER);
}
