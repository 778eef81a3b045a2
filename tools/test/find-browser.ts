import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Debian's Chromium without windows: the journeys compute a third less in it than in a whole one. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * The browser that tests drive: `PETWISE_CHROMIUM`, else Playwright's own, else one that is installed.
 *
 * @returns the path of its program; nothing when there is none
 * @throws Error when `PETWISE_CHROMIUM` names a file that is not there
 */
export function findBrowser(): string | undefined {
  const { PETWISE_CHROMIUM: chosen } = process.env;
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`PETWISE_CHROMIUM is ${chosen}, and there is no such file.`);
    return chosen;
  }
  return [chromium.executablePath(), HEADLESS_SHELL, ...installed()].find(isThere);
}

/** The browser that tests drive where it is a whole one, which can install an app; else another that is there. */
export function findWholeBrowser(): string | undefined {
  const usual = findBrowser();
  return usual === HEADLESS_SHELL ? installed().find(isThere) : usual;
}

function installed(): string[] {
  const { LOCALAPPDATA: perUser } = process.env;
  return [
    ...(INSTALLED[process.platform] ?? []),
    ...(perUser ? [join(perUser, 'Google\\Chrome\\Application\\chrome.exe')] : []),
  ];
}

const isThere = (place: string): boolean => place !== '' && existsSync(place);
