import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadavg } from 'node:os';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { launchBrowser } from '../../tools/test/launch-browser.ts';
import { countFrames, type Scrolled } from './scroll.ts';

/** How much slower than this machine the browser's processor is made. */
const SLOWDOWN = 4;
const GOALS = { openMs: 1_500, fps: 55 } as const;
const RUNS = 5;
/** Pixels, and pixels a second: a brisk flick after another. */
const SCROLL = { distance: 8_000, speed: 2_000 } as const;

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

interface Run extends Scrolled {
  readonly openMs: number;
  /** Rows of the conversation that are in the page. */
  readonly rows: number;
}

/** Opens a conversation of 10 000 messages on a slowed-down processor, and scrolls up through it. */
async function run(browser: Browser, url: string): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  const openMs = await page.evaluate(whenOpen);
  const rows = await page.getByRole('log').getByRole('listitem').count();
  const counting = page.evaluate(countFrames);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: SCROLL.distance,
    speed: SCROLL.speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  await page.evaluate(() => {
    document.documentElement.dataset.scrolling = 'done';
  });
  const scrolled = await counting;
  await page.close();
  if (scrolled.distance < SCROLL.distance / 2) throw new Error('the conversation did not scroll');
  return { openMs, rows, ...scrolled };
}

/** Runs in the page: from the mark to the first frame with the end of the conversation in sight. */
function whenOpen(): Promise<number> {
  return new Promise((resolve) => {
    function look(): void {
      const log = document.querySelector('[role=log]');
      const newest = log?.querySelector('[aria-posinset="10000"]')?.getBoundingClientRect();
      const inSight = newest !== undefined && newest.top < innerHeight && newest.bottom > 0;
      const atEnd = log && log.scrollHeight - log.scrollTop - log.clientHeight < 4;
      if (!inSight || !atEnd) requestAnimationFrame(look);
      else {
        const opened = performance.getEntriesByName('open')[0]?.startTime ?? 0;
        // The frame that is being made now is on the screen when the next one begins.
        requestAnimationFrame((now) => resolve(now - opened));
      }
    }
    look();
  });
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(name: string, runs: readonly Run[]): boolean {
  const openMs = median(runs.map((one) => one.openMs));
  const fps = median(runs.map((one) => one.fps));
  const holds = openMs < GOALS.openMs && fps >= GOALS.fps;
  const each = runs.map((one) => `${one.openMs.toFixed(0)} ms, ${one.fps.toFixed(1)} fps`);
  console.log(
    `${name}: opens in ${openMs.toFixed(0)} ms (goal < ${GOALS.openMs}), scrolls at ` +
      `${fps.toFixed(1)} fps (goal >= ${GOALS.fps}), longest frame ` +
      `${median(runs.map((one) => one.worstMs)).toFixed(0)} ms, ${runs[0]?.rows ?? 0} rows in ` +
      `the page: ${holds ? 'holds' : 'DOES NOT HOLD'}\n  each run: ${each.join(' | ')}`,
  );
  return holds;
}

const outDir = mkdtempSync(join(tmpdir(), 'petwise-bench-'));
const root = import.meta.dirname;
const shared = { root, configFile: false, logLevel: 'warn' } as const;
await build({
  ...shared,
  plugins: [react()],
  build: { outDir, emptyOutDir: true, target: 'es2022' },
});
const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
const browser = await launchBrowser();
console.log(
  `10 000 messages, production build, ${browser.version()}, processor slowed down ${SLOWDOWN} ` +
    `times, median of ${RUNS} runs; load of this machine before: ${loadavg()[0]?.toFixed(1)}`,
);
let holds = true;
for (const name of ['consult', 'prototype']) {
  const runs: Run[] = [];
  const url = `${server.resolvedUrls?.local[0] ?? ''}?state=${name}`;
  for (let count = 0; count < RUNS; count += 1) runs.push(await run(browser, url));
  holds = report(name, runs) && holds;
}
await browser.close();
await server.close();
rmSync(outDir, { recursive: true, force: true });
process.exitCode = holds ? 0 : 1;
