import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeExportFile, type Truth } from '@petwise/health-reader/testing';
import { build } from 'vite';
import { CASES } from './cases.ts';

interface Measured {
  readonly records: number | null;
  readonly days: number | null;
  readonly milliseconds: number;
  /** Of all threads; steadier than the clock on a busy machine. */
  readonly cpuMilliseconds: number;
  readonly megabytes: number;
}

const megabytes = Number(process.env['HEALTH_MB'] ?? 1_000);
const rounds = Number(process.env['HEALTH_ROUNDS'] ?? 3);
/** Slow cases run once. */
const SLOW = new Set(['saxes', 'python iterparse']);

/** Keeps the export between runs when `HEALTH_DIR` names a folder. */
async function prepare(folder: string): Promise<{ path: string; truth: Truth }> {
  const path = join(folder, `export-${megabytes}.zip`);
  const truthPath = `${path}.truth.json`;
  if (!existsSync(truthPath)) {
    console.log(`making an export of ${megabytes} MB`);
    const truth = await makeExportFile(path, { megabytes, seed: 7, zip64: megabytes > 4_000 });
    writeFileSync(truthPath, JSON.stringify(truth));
  }
  // Written by the line above.
  return { path, truth: JSON.parse(readFileSync(truthPath, 'utf8')) as Truth };
}

function measure(name: string, path: string, program: string): Measured | null {
  const [command, args] =
    name === 'python iterparse'
      ? ['python3', [join(import.meta.dirname, 'iterparse.py'), path]]
      : [process.execPath, [program, name, path]];
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

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(name: string, runs: readonly Measured[], base: number, truth: Truth): void {
  const milliseconds = median(runs.map((run) => run.milliseconds));
  const memory = Math.max(...runs.map((run) => run.megabytes));
  const [first] = runs;
  const isRight =
    first?.records === null ||
    runs.every(({ records, days }) => records === truth.records && days === truth.days);
  const cells = [
    name.padEnd(32),
    `${Math.round(milliseconds)} ms`.padStart(9),
    `${(milliseconds / base).toFixed(2)} x`.padStart(8),
    `${Math.round(median(runs.map((run) => run.cpuMilliseconds)))} ms CPU`.padStart(13),
    `${Math.round(memory)} MB`.padStart(7),
    isRight ? (first?.records === null ? '-' : 'right') : 'WRONG',
  ];
  console.log(cells.join('  '));
}

const given = process.env['HEALTH_DIR'];
const folder = given ?? mkdtempSync(join(tmpdir(), 'petwise-health-'));
try {
  const { path, truth } = await prepare(folder);
  const program = await compile(folder);
  const names = [...Object.keys(CASES), 'python iterparse'].filter(
    (name) => !SLOW.has(name) || process.env['HEALTH_FAST'] !== '1',
  );
  const runs = new Map<string, Measured[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      if (round > 0 && SLOW.has(name)) continue;
      const measured = measure(name, path, program);
      if (measured !== null) runs.get(name)?.push(measured);
    }
  }
  const base = median((runs.get(names[0] ?? '') ?? []).map((run) => run.milliseconds));
  console.log(
    `${(truth.xmlBytes / 1e6).toFixed(0)} MB of XML, ${truth.records.toLocaleString('en-US')} records; times are medians of ${rounds}`,
  );
  for (const [name, measured] of runs) if (measured.length > 0) report(name, measured, base, truth);
} finally {
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}
