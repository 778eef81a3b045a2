/**
 * Opens the home page with the hashes of its scripts and without, by turns, each time in a browser
 * profile with an empty cache, and prints how long it took until its heading stood there. Needs a build.
 *
 *     npm run integrity-time [-- 15]
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/test/find-browser.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const LEAST_ROUNDS = 9;
const DISCLAIMER = { name: 'disclaimerAccepted', value: 'true' };
const rounds = Math.max(LEAST_ROUNDS, Number(process.argv[2] ?? LEAST_ROUNDS));

/** The page as it would be without integrity: no hash in its import map, nor in its tags. */
const withoutHashes = (html: string): string =>
  html.replace(/,?"integrity":\{[^}]*\}/, '').replace(/ integrity="[^"]*"/g, '');

/** Passes everything on to a server, and changes pages on the way. */
async function passOn(to: string, change: (html: string) => string) {
  const server = createServer((request, response) => {
    // To the server the page's calls are its own.
    const isOwn = ([name]: [string, unknown]): boolean =>
      !/^(host|connection|accept-encoding|origin|referer|sec-fetch-.*)$/.test(name);
    const headers = Object.fromEntries(Object.entries(request.headers).filter(isOwn));
    // What Node read of a request is what fetch takes.
    const sent = headers as Record<string, string>;
    void fetch(to + (request.url ?? '/'), { headers: sent, redirect: 'manual' }).then(
      async (answer) => {
        const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
        const body = isPage ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer());
        const headers = [...answer.headers].filter(
          ([name]) => !/^(content-|transfer-)(enc|len)/.test(name),
        );
        response.writeHead(answer.status, headers.flat()).end(body);
      },
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? NaN;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const server = await startServer(await freePort());
const ways = {
  with: await passOn(server.url, (html) => html),
  without: await passOn(server.url, withoutHashes),
};
type Way = keyof typeof ways;
const times: Record<Way, number[]> = { with: [], without: [] };
try {
  const first = await browser.newContext({ serviceWorkers: 'block' });
  await signIn(await first.newPage(), server.url);
  const { cookies } = await first.storageState();
  const storageState = {
    cookies,
    origins: Object.values(ways).map(({ url }) => ({ origin: url, localStorage: [DISCLAIMER] })),
  };
  await first.close();
  const open = async (way: Way): Promise<number> => {
    const context = await browser.newContext({ storageState, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      // In the page's own clock, the moment that its first screen stands there.
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[data-door="intake/home"] h1, [data-door="intake/home"] h2'))
          return;
        performance.mark('home');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${ways[way].url}/`);
    await page.getByRole('heading', { name: 'How is your pet feeling?' }).waitFor();
    const time = await page.evaluate(() => performance.getEntriesByName('home')[0]?.startTime);
    if (time === undefined) throw new Error('The home page has no heading');
    const hashes = await page.locator('[integrity]').count();
    if (hashes > 0 !== (way === 'with')) throw new Error(`${hashes} tags bear a hash`);
    await context.close();
    return time;
  };
  for (const way of ['with', 'without'] as const) await open(way);
  for (let round = 0; round < rounds; round += 1) {
    const order: readonly Way[] = round % 2 === 0 ? ['with', 'without'] : ['without', 'with'];
    for (const way of order) times[way].push(await open(way));
  }
  const ratios = times.with.map((time, round) => time / (times.without[round] ?? NaN));
  for (const way of ['with', 'without'] as const) {
    const [least = 0] = times[way].toSorted((left, right) => left - right);
    console.log(
      `${way.padEnd(8)} median ${median(times[way]).toFixed(0)} ms, least ${least.toFixed(0)} ms`,
    );
  }
  console.log(
    `with hashes it takes ${median(ratios).toFixed(3)} of the time without (median of ${rounds} pairs)`,
  );
} finally {
  await browser.close();
  for (const { server: proxy } of Object.values(ways)) {
    proxy.closeAllConnections();
    proxy.close();
  }
  await server.stop();
}
