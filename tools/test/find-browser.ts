import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

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
  const { PETWISE_CHROMIUM: chosen, LOCALAPPDATA: perUser } = process.env;
  if (chosen) {
    if (!existsSync(chosen))
      throw new Error(`PETWISE_CHROMIUM is ${chosen}, and there is no such file.`);
    return chosen;
  }
  const places = [
    chromium.executablePath(),
    ...(INSTALLED[process.platform] ?? []),
    ...(perUser ? [join(perUser, 'Google\\Chrome\\Application\\chrome.exe')] : []),
  ];
  return places.find((place) => place !== '' && existsSync(place));
}
