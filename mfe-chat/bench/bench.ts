import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { launchBrowser } from '@petwise/tools/browser';
import type { Scrolled } from './measure.ts';

/** How much slower than this machine the browser's processor is made. */
const SLOWDOWN = 4;
const GOALS = { openMs: 1_500, fps: 55 } as const;
const RUNS = 5;
/** Pixels, and pixels a second: a brisk flick after another. */
const SCROLL = { distance: 8_000, speed: 2_000 } as const;

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

interface Run extends Scrolled {
  readonly openMs: number;
  /** Processor time of the page's main thread; other programs do not change it. */
  readonly openCpuMs: number;
  readonly frameCpuMs: number;
  /** Rows of the conversation that are in the page. */
  readonly rows: number;
}

/** Opens a conversation of 10 000 messages on a slowed-down processor, and scrolls up through it. */
async function run(browser: Browser, url: string): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpuMs = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const openMs = await page.evaluate<number>('whenOpen()');
  const openCpuMs = await cpuMs();
  const rows = await page.getByRole('log').getByRole('listitem').count();
  const before = await cpuMs();
  const counting = page.evaluate<Scrolled>('countFrames()');
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 400,
    yDistance: SCROLL.distance,
    speed: SCROLL.speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
  await page.evaluate("document.documentElement.dataset.scrolling = 'done'");
  const scrolled = await counting;
  const frameCpuMs = ((await cpuMs()) - before) / scrolled.frames;
  await page.close();
  if (scrolled.distance < SCROLL.distance / 2)
    throw new Error(`the conversation scrolled ${scrolled.distance} px only`);
  return { openMs, openCpuMs, frameCpuMs, rows, ...scrolled };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(name: string, runs: readonly Run[]): boolean {
  const openMs = median(runs.map((one) => one.openMs));
  const fps = median(runs.map((one) => one.fps));
  const holds = openMs < GOALS.openMs && fps >= GOALS.fps;
  const each = runs.map((one) => `${one.openMs.toFixed(0)} ms, ${one.fps.toFixed(1)} fps`);
  print(
    `${name}: opens in ${openMs.toFixed(0)} ms (goal < ${GOALS.openMs}), scrolls at ` +
      `${fps.toFixed(1)} fps (goal >= ${GOALS.fps}), longest frame ` +
      `${median(runs.map((one) => one.worstMs)).toFixed(0)} ms, processor time of the page ` +
      `${median(runs.map((one) => one.openCpuMs)).toFixed(0)} ms to open and ` +
      `${median(runs.map((one) => one.frameCpuMs)).toFixed(1)} ms a frame, ${runs[0]?.rows ?? 0} rows in ` +
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
print(
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
