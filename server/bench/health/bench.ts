import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeExportFile, type Truth } from '@petwise/health-reader/testing';
import { build } from 'vite';
import { buildBrowserWorker, measureInBrowser } from './in-browser.ts';
import type { Measured } from './measured.ts';

const INFLATE = 'node zlib, 1 MiB, inflate only';
const OURS = 'ours, WebAssembly';
const PLAIN = 'ours, plain TypeScript';
const BROWSER = 'ours, in Chromium';
const PYTHON = 'python iterparse';
/** Read a smaller export once; their figures are scaled by its bytes. */
const SLOW = ['saxes', PYTHON];

const megabytes = Number(process.env['HEALTH_MB'] ?? 1_000);
const rounds = Number(process.env['HEALTH_ROUNDS'] ?? 3);
const isFast = process.env['HEALTH_FAST'] === '1';
const isLarge = process.argv.includes('--large');

interface Export {
  readonly path: string;
  readonly truth: Truth;
}

/** Keeps the export between runs when `HEALTH_DIR` names a folder. */
async function prepare(folder: string, size: number): Promise<Export> {
  const path = join(folder, `export-${size}.zip`);
  const truthPath = `${path}.truth.json`;
  if (!existsSync(truthPath)) {
    console.log(`making an export of ${size} MB`);
    const truth = await makeExportFile(path, { megabytes: size, seed: 7, zip64: size > 4_000 });
    writeFileSync(truthPath, JSON.stringify(truth));
  }
  // Written by the line above.
  return { path, truth: JSON.parse(readFileSync(truthPath, 'utf8')) as Truth };
}

/** The cases as plain JavaScript, so that no loader of TypeScript is measured with them. */
async function compile(folder: string): Promise<string> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'run-case.ts'),
      target: 'node20',
      outDir: join(folder, 'program'),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'run-case.mjs', codeSplitting: false } },
    },
    ssr: { noExternal: true, target: 'node' },
  });
  return join(folder, 'program', 'run-case.mjs');
}

interface Programs {
  readonly node: string;
  readonly worker: string;
}

async function measure(name: string, path: string, programs: Programs): Promise<Measured | null> {
  if (name === BROWSER) {
    return measureInBrowser(path, programs.worker).catch((error: unknown) => {
      console.log(`${name}: ${String(error)}`);
      return null;
    });
  }
  const [command, args] =
    name === PYTHON
      ? ['python3', [join(import.meta.dirname, 'iterparse.py'), path]]
      : [process.execPath, [programs.node, name, path]];
  const run = spawnSync(command, args, { encoding: 'utf8' });
  const line = run.stdout?.trim().split('\n').at(-1) ?? '';
  if (run.status !== 0 || line === '') {
    console.log(
      `${name}: ${run.error?.message ?? run.stderr.trim().split('\n').at(-1) ?? 'failed'}`,
    );
    return null;
  }
  // Each case prints exactly this.
  return JSON.parse(line) as Measured;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Of all rounds: the time and the CPU time in the middle, the most memory. */
interface Row extends Measured {
  readonly isRight: boolean;
}

function rowOf(runs: readonly Measured[], truth: Truth): Row | null {
  const [first] = runs;
  if (first === undefined) return null;
  const isRight = runs.every(
    ({ records, days }) => records === null || (records === truth.records && days === truth.days),
  );
  return {
    ...first,
    milliseconds: median(runs.map((run) => run.milliseconds)),
    cpuMilliseconds: median(runs.map((run) => run.cpuMilliseconds)),
    megabytes: Math.max(...runs.map((run) => run.megabytes)),
    isRight,
  };
}

function print(name: string, row: Row, base: Row): void {
  const times = (value: number, of: number): string => `${(value / of).toFixed(2)} x`.padStart(8);
  const cells = [
    name.padEnd(32),
    `${Math.round(row.milliseconds)} ms`.padStart(9),
    times(row.milliseconds, base.milliseconds),
    `${Math.round(row.cpuMilliseconds)} ms CPU`.padStart(13),
    times(row.cpuMilliseconds, base.cpuMilliseconds),
    `${Math.round(row.megabytes)} MB`.padStart(7),
    row.records === null ? '-' : row.isRight ? 'right' : 'WRONG',
  ];
  console.log(cells.join('  '));
}

/** Every case in turn, round after round, so that all meet the same neighbours. */
async function compare(
  names: readonly string[],
  { path, truth }: Export,
  of: { rounds: number; programs: Programs },
): Promise<Map<string, Row>> {
  const runs = new Map<string, Measured[]>(names.map((name) => [name, []]));
  for (let round = 0; round < of.rounds; round += 1) {
    for (const name of names) {
      const measured = await measure(name, path, of.programs);
      if (measured !== null) runs.get(name)?.push(measured);
    }
  }
  const rows = new Map<string, Row>();
  for (const [name, all] of runs) {
    const row = rowOf(all, truth);
    if (row !== null) rows.set(name, row);
  }
  return rows;
}

function title({ truth }: Export, note: string): void {
  const size = (truth.xmlBytes / 1e6).toFixed(0);
  console.log(`\n${size} MB of XML, ${truth.records.toLocaleString('en-US')} records; ${note}`);
}

async function main(folder: string): Promise<void> {
  const programs = { node: await compile(folder), worker: await buildBrowserWorker(folder) };
  const usual = await prepare(folder, megabytes);
  const rows = await compare([INFLATE, OURS, PLAIN, BROWSER], usual, { rounds, programs });
  title(usual, `medians of ${rounds}, memory at the most`);
  const base = rows.get(INFLATE);
  if (base === undefined) return;
  for (const [name, row] of rows) print(name, row, base);
  if (!isFast) {
    const part = await prepare(folder, megabytes / 10);
    const scale = usual.truth.xmlBytes / part.truth.xmlBytes;
    for (const [name, row] of await compare(SLOW, part, { rounds: 1, programs })) {
      const milliseconds = row.milliseconds * scale;
      const cpuMilliseconds = row.cpuMilliseconds * scale;
      print(`${name} (a tenth, scaled)`, { ...row, milliseconds, cpuMilliseconds }, base);
    }
  }
  if (!isLarge) return;
  const large = await prepare(folder, 4_400);
  const largeRows = await compare([INFLATE, OURS, PLAIN, BROWSER], large, { rounds: 1, programs });
  title(large, 'zip64, once');
  const largeBase = largeRows.get(INFLATE);
  if (largeBase === undefined) return;
  for (const [name, row] of largeRows) print(name, row, largeBase);
}

const given = process.env['HEALTH_DIR'];
const folder = given ?? mkdtempSync(join(tmpdir(), 'petwise-health-'));
try {
  await main(folder);
} finally {
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}
