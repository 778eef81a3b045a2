/**
 * Gives nine in ten owners a version whose door throws, each in a browser's window and at an address of
 * their own, and touches nothing more: how long after the twentieth of its mounts the trial has ended, and
 * when the page that an owner had open has the good version. Needs a build.
 *
 *     npm run rollback-by-itself
 *
 * It fails when the one takes more than 30 s, or the other more than 60 s.
 */
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../../tools/test/launch-browser.ts';
import { FAULT_KEY, type FaultyRelease, releaseFaulty } from '../fixtures/faulty-release.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type RunningServer, startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const REMOTE = 'mfe_health';
const [TURNED_MS, OPEN_MS] = [30_000, 60_000];
/** Mounts of a version from which on it is judged. */
const LEAST = 20;
const MOST_OWNERS = 120;
/** A page that is not in the trial tells nothing of it. */
const TOLD_MS = 3_000;

let owners = 0;

interface Place {
  readonly browser: Browser;
  readonly server: RunningServer;
  readonly release: FaultyRelease;
}

/** An owner at an address of their own opens the door, which fails them as told; answers the page and the version that it drew. */
async function visit({ browser, server, release }: Place, fault: string): Promise<[Page, string]> {
  owners += 1;
  const page = await browser.newPage({
    baseURL: server.url,
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${owners}` },
  });
  await signIn(page, server.url);
  const tell = ([key = '', what = '']: string[]) => localStorage.setItem(key, what);
  await page.addInitScript(tell, [FAULT_KEY, fault]);
  const before = await mountsOf(server, release.version);
  await page.goto('/health-upload');
  const door = page.locator('[data-door="health/analysis"]');
  await door.getByRole('heading', { level: 1 }).waitFor();
  if (fault !== '') {
    // A page tells of its doors as it is left, at the latest.
    await page.goto('/emergency');
    const until = Date.now() + TOLD_MS;
    while (Date.now() < until && (await mountsOf(server, release.version)) === before);
    await page.close();
    return [page, release.good];
  }
  return [page, (await door.getAttribute('data-version')) ?? ''];
}

/** How many pages have told of a version. */
async function mountsOf(server: RunningServer, version: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const lines = text.matchAll(/^petwise_door_(?:mounts|failures)_total\{(.*)\} (\d+)$/gm);
  return [...lines]
    .filter(([, labels = '']) => labels.includes(`"${version}"`))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}

const trialOf = async (server: RunningServer): Promise<string | undefined> => {
  const entries = await server.releases.channel('stable');
  return entries.find(({ remote }) => remote === REMOTE)?.canary?.version;
};

const browser = await launchBrowser();
const server = await startServer(await freePort(), { PETWISE_TRUST_PROXY: '1' });
try {
  const release = await releaseFaulty(server, {
    remote: REMOTE,
    door: 'analysis',
    name: 'throwing',
  });
  const place = { browser, server, release };
  const { version, good } = release;
  await server.releases.move('stable', [{ kind: 'point', remote: REMOTE, version: good }]);
  for (let one = 0; one < LEAST; one += 1) {
    const [page] = await visit(place, '');
    await page.goto('/emergency');
    await page.close();
  }
  console.log(`${await mountsOf(server, good)} mounts of ${good}`);
  const trial = { kind: 'canary', remote: REMOTE, version, percent: 90, goesOn: true } as const;
  await server.releases.move('stable', [trial]);
  let [open, drawn] = await visit(place, '');
  for (; drawn !== version; [open, drawn] = await visit(place, '')) await open.close();
  console.log(`${trial.percent} % of owners get ${version}, one of whom has it open`);
  let reached = 0;
  let turned = 0;
  while (turned === 0 && owners < MOST_OWNERS) {
    await visit(place, 'throws in render');
    if (reached === 0 && (await mountsOf(server, version)) >= LEAST) reached = Date.now();
    const until = reached === 0 ? 0 : Date.now() + 1_500;
    do {
      if ((await trialOf(server)) === undefined) turned = Date.now();
    } while (turned === 0 && Date.now() < until);
  }
  if (turned === 0) throw new Error(`The trial has not ended with ${owners} owners`);
  const tookMs = turned - (reached || turned);
  console.log(`the trial ended by itself ${tookMs} ms after its 20th mount`);
  const [line] = (await server.releases.log('stable', { remote: REMOTE })).lines;
  console.log(`${line?.who}: ${line?.kind}, ${line?.why}`);
  const door = open.locator('[data-door="health/analysis"]');
  do {
    await open.getByRole('link', { name: 'New assessment' }).click();
    await open.locator('[data-door="intake/home"] h1').waitFor();
    await open.getByRole('link', { name: 'Apple Health' }).click();
    await door.getByRole('heading', { level: 1 }).waitFor();
    drawn = (await door.getAttribute('data-version')) ?? '';
  } while (drawn !== good && Date.now() - turned < OPEN_MS);
  const openMs = Date.now() - turned;
  console.log(`the open page has ${drawn} ${openMs} ms later, at a mount`);
  if (tookMs > TURNED_MS || drawn !== good || line?.who !== 'petwise') process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
