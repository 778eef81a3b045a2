import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Protocol } from './front.ts';
import { type Screen, screenOf } from './routes.ts';
import type { Site } from './sites.ts';
import { watchScreen } from './watch-screen.ts';

/** How a page is visited: with nothing kept, for the second time, or by a step inside the open page. */
export const MODES = ['cold', 'http-cache', 'worker', 'route-change'] as const;
export type Mode = (typeof MODES)[number];

export interface Conditions {
  readonly mode: Mode;
  readonly protocol: Protocol;
  readonly screen: Screen;
}

/** What one visit cost; times in milliseconds, sizes in bytes as sent. */
export interface Visit {
  /** From the first byte asked for until the screen's element could be used and was painted. */
  readonly usable: number;
  /** Requests of which each began after the one before had ended, until then. */
  readonly levels: number;
  readonly requests: number;
  readonly bytes: number;
  /** The same until the page has become quiet: what is fetched ahead is in it. */
  readonly bytesInAll: number;
  readonly layoutShift: number;
  readonly errors: readonly string[];
  readonly rows: readonly Row[];
}

interface Row {
  readonly url: string;
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** A phone on a slow network: 150 ms, 1.6 Mbit/s down, 750 kbit/s up, a quarter of the processor. */
const SLOW = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER_PROCESSOR = 4;
const USABLE_WITHIN_MS = 60_000;

/** Visits one screen of a site once, in a browser profile of its own. */
export async function visit(
  browser: Browser,
  site: Site,
  { mode, protocol, screen }: Conditions,
): Promise<Visit> {
  const front = site.fronts[protocol];
  if (!front) throw new Error(`${site.name} has no ${protocol}`);
  const opened = await openPage(browser, site, { mode, url: front.url, screen });
  const { context, page, cdp, network } = opened;
  try {
    const url = front.url + screen.path(site);
    if (mode !== 'cold') {
      await page.goto(mode === 'route-change' ? `${front.url}/` : url);
      await page.waitForSelector((mode === 'route-change' ? screenOf('home') : screen).selector);
      if (mode === 'worker') await page.waitForFunction(isStored, null, { timeout: 60_000 });
      await network.quiet();
      network.clear();
    }
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    if (mode === 'route-change') await page.evaluate(changeRoute, screen.path(site));
    else await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window.petwiseBench?.painted ?? null) !== null, null, {
      timeout: USABLE_WITHIN_MS,
      polling: 50,
    });
    await network.quiet();
    return { ...(await read(page)), bytesInAll: network.bytes(), errors: network.errors };
  } finally {
    await context.close();
  }
}

async function openPage(
  browser: Browser,
  site: Site,
  { mode, url, screen }: { mode: Mode; url: string; screen: Screen },
): Promise<{ context: BrowserContext; page: Page; cdp: CDPSession; network: Network }> {
  const context = await browser.newContext({
    serviceWorkers: mode === 'worker' ? 'allow' : 'block',
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
  });
  if (!screen.signedOut) {
    await context.addCookies(site.cookies.map((cookie) => ({ ...cookie, url })));
  }
  const page = await context.newPage();
  await page.addInitScript((held) => {
    localStorage.setItem('disclaimerAccepted', 'true');
    for (const [key, value] of Object.entries(held)) sessionStorage.setItem(key, value);
  }, screen.storage?.() ?? {});
  // tsx names the functions inside one that is sent to the page by a function of its own.
  await page.addInitScript('globalThis.__name = (named) => named;');
  const { selector, text = '' } = screen;
  await page.addInitScript(watchScreen, { selector, text });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  return { context, page, cdp, network: watchNetwork(page, cdp) };
}

interface Network {
  readonly errors: string[];
  clear(): void;
  bytes(): number;
  /** Until nothing has been asked for during a second. */
  quiet(): Promise<void>;
}

function watchNetwork(page: Page, cdp: CDPSession): Network {
  const open = new Set<string>();
  const errors: string[] = [];
  let last = Date.now();
  let bytes = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    last = Date.now();
    open.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    if (open.delete(requestId)) bytes += encodedDataLength;
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text());
  });
  return {
    errors,
    clear: () => {
      bytes = 0;
      errors.length = 0;
    },
    bytes: () => bytes,
    async quiet() {
      const until = Date.now() + 15_000;
      while (Date.now() < until && (open.size > 0 || Date.now() - last < 1_000)) {
        await page.waitForTimeout(100);
      }
    },
  };
}

async function read(page: Page): Promise<Omit<Visit, 'bytesInAll' | 'errors'>> {
  const { from, painted, shift, rows } = await page.evaluate(() => {
    const { from: begun, painted: at, shift: moved } = window.petwiseBench;
    // What the browser calls by these names.
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return {
      from: begun,
      painted: at ?? Number.NaN,
      shift: moved,
      rows: all
        .filter(({ name, responseEnd }) => name.startsWith('http') && responseEnd > 0)
        .map((entry) => ({
          url: entry.name.replace(location.origin, ''),
          start: entry.startTime,
          end: entry.responseEnd,
          // Nothing was sent for what a cache or the worker answered.
          size: entry.transferSize === 0 ? 0 : entry.encodedBodySize,
        })),
    };
  });
  const until = rows.filter(({ start, end }) => start >= from && end <= painted);
  return {
    usable: painted - from,
    levels: levelsOf(until),
    requests: until.length,
    bytes: until.reduce((sum, { size }) => sum + size, 0),
    layoutShift: shift,
    rows,
  };
}

/** The longest chain of requests of which each began after the one before had ended. */
export function levelsOf(rows: readonly Pick<Row, 'start' | 'end'>[]): number {
  let [levels, last] = [0, -1];
  for (const { start, end } of rows.toSorted((one, other) => one.end - other.end)) {
    if (start < last) continue;
    levels += 1;
    last = end;
  }
  return levels;
}

/** In the page: the worker holds it and has kept a whole set. */
async function isStored(): Promise<boolean> {
  // Written last (shell/src/offline/worker/set-store.ts).
  const mark = await caches.match('/offline.json');
  return navigator.serviceWorker.controller !== null && mark !== undefined;
}

/** In the page: as a tap on a link of the shell does. */
function changeRoute(path: string): void {
  performance.clearResourceTimings();
  window.petwiseBench.restart();
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
}
