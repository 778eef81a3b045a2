import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { launchBrowser } from '../test/launch-browser.ts';
import { type Protocol, PROTOCOLS } from './front.ts';
import { type Mode, MODES, visit, type Visit } from './measure.ts';
import { firstLoadOf } from './packages.ts';
import { SCREEN_NAMES, type ScreenName, screenOf } from './routes.ts';
import { ROOT, type Site, startSite } from './sites.ts';

/**
 * `npm run bench:load`: what the bundles' freedom costs an owner. The same sources
 * are built as one Vite application; both are served by the same program and
 * visited in turn on a slow phone. Ends with 1 where a bound is missed. README.md.
 */
const BOUNDS = { time: 1.1, bytes: 1.15, routeChange: 1.1, layoutShift: 0.02 } as const;
const ONE_BUNDLE = join(ROOT, '.cache/bench-load/build');
const SHELL_WITH_MAPS = join(ROOT, '.cache/bench-load/maps');

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    screens: { type: 'string', default: SCREEN_NAMES.join(',') },
    modes: { type: 'string', default: MODES.join(',') },
    protocols: { type: 'string', default: PROTOCOLS.join(',') },
    /** A file for every figure, as JSON. */
    out: { type: 'string' },
    /** Prints every request of the first round. */
    rows: { type: 'boolean', default: false },
    /** Takes the builds as they lie there. */
    'no-build': { type: 'boolean', default: false },
  },
});

type Pair = readonly [federated: Visit, oneBundle: Visit];

const rounds = Number(values.rounds);
const protocols = v.parse(v.array(v.picklist(PROTOCOLS)), values.protocols.split(','));
const modes = v.parse(v.array(v.picklist(MODES)), values.modes.split(','));
const screens = v.parse(v.array(v.picklist(SCREEN_NAMES)), values.screens.split(','));
const missed: string[] = [];

if (!values['no-build']) build();
printPackages();
const federated = await startSite('federated', { protocols });
const oneBundle = await startSite('one-bundle', { protocols, shell: ONE_BUNDLE }).catch(
  async (error: unknown) => {
    await federated.stop();
    throw error;
  },
);
hintAtDoors(oneBundle);
const browser = await launchBrowser();
const figures: Record<string, Pair[]> = {};
try {
  for (const protocol of protocols) {
    for (const mode of modes) {
      for (const name of screens) {
        if (mode === 'route-change' && !canBeSteppedTo(name)) continue;
        figures[`${protocol} ${mode} ${name}`] = await compare({ protocol, mode, name });
      }
    }
  }
} finally {
  await browser.close();
  await federated.stop();
  await oneBundle.stop();
}
if (values.out) {
  writeFileSync(
    values.out,
    JSON.stringify(figures, (key, value: unknown) => (key === 'rows' ? undefined : value)),
  );
}
console.log(missed.length === 0 ? '\nEvery bound holds.' : `\nMissed:\n  ${missed.join('\n  ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

function build(): void {
  const run = (args: string[]) => execFileSync('npx', args, { cwd: ROOT, stdio: 'inherit' });
  run(['turbo', 'run', 'build', '--output-logs=errors-only']);
  run(['vite', 'build', '--config', 'tools/bench-load/one-bundle.config.ts']);
}

/** The one bundle's pages get the exact hints that a remote's doors would. */
function hintAtDoors(site: Site): void {
  const files: Partial<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(ONE_BUNDLE, 'door-files.json'), 'utf8'),
  );
  for (const name of screens) {
    const { path, doors, signedOut } = screenOf(name);
    const modules = doors.flatMap((door) => files[door] ?? []);
    if (!signedOut) {
      for (const front of Object.values(site.fronts)) front?.hints.set(path(site), modules);
    }
  }
}

/** By the address alone, without what another screen hands over, and not the screen it begins on. */
function canBeSteppedTo(name: ScreenName): boolean {
  return !screenOf(name).signedOut && !screenOf(name).storage && name !== 'home';
}

async function compare(what: {
  protocol: Protocol;
  mode: Mode;
  name: ScreenName;
}): Promise<Pair[]> {
  const conditions = { ...what, screen: screenOf(what.name) };
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await visit(browser, federated, conditions);
      pairs.push([first, await visit(browser, oneBundle, conditions)]);
    } else {
      const other = await visit(browser, oneBundle, conditions);
      pairs.push([await visit(browser, federated, conditions), other]);
    }
  }
  report(what, pairs);
  return pairs;
}

function report(what: { protocol: string; mode: Mode; name: string }, pairs: Pair[]): void {
  const label = `${what.protocol} ${what.mode} ${what.name}`;
  const [ours, theirs] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  const ratio = (key: 'usable' | 'bytes' | 'bytesInAll') =>
    median(pairs.map(([one, other]) => (other[key] === 0 ? 1 : one[key] / other[key])));
  const of = (visits: readonly Visit[], key: keyof Visit) =>
    median(visits.map((one) => Number(one[key])));
  const both = (key: keyof Visit, unit: string, by = 1) =>
    `${(of(ours, key) / by).toFixed(by === 1 ? 0 : 1)}/${(of(theirs, key) / by).toFixed(by === 1 ? 0 : 1)} ${unit}`;
  const levels = [ours, theirs].map((visits) => Math.min(...visits.map((one) => one.levels)));
  const shift = of(ours, 'layoutShift');
  console.log(
    `${label.padEnd(30)} usable ${both('usable', 'ms')} x${ratio('usable').toFixed(2)}  ` +
      `until then ${both('bytes', 'kB', 1000)} x${ratio('bytes').toFixed(2)}, ` +
      `${both('requests', 'requests')}, ${levels.join('/')} levels  ` +
      `in all ${both('bytesInAll', 'kB', 1000)} x${ratio('bytesInAll').toFixed(2)}  ` +
      `layout shift ${shift.toFixed(3)}/${of(theirs, 'layoutShift').toFixed(3)}`,
  );
  for (const error of new Set(ours.flatMap((one) => one.errors))) console.log(`    ${error}`);
  if (values.rows) for (const visits of [ours, theirs]) printRows(visits[0]);
  const isChange = what.mode === 'route-change';
  expectAtMost(`${label}: time`, ratio('usable'), isChange ? BOUNDS.routeChange : BOUNDS.time);
  // Where little or nothing is sent, a ratio of it says nothing.
  if (what.mode === 'cold') expectAtMost(`${label}: bytes`, ratio('bytes'), BOUNDS.bytes);
  expectAtMost(`${label}: levels`, levels[0] ?? 0, levels[1] ?? 0);
  expectAtMost(`${label}: layout shift`, shift, BOUNDS.layoutShift);
}

function printRows(one: Visit | undefined): void {
  for (const { url, start, end, size } of one?.rows ?? []) {
    const times = `${start.toFixed(0).padStart(7)} ${end.toFixed(0).padStart(7)}`;
    console.log(`  ${times} ${String(size).padStart(7)}  ${url.slice(0, 110)}`);
  }
  console.log('');
}

function expectAtMost(what: string, value: number, bound: number): void {
  if (value > bound) missed.push(`${what} ${value.toFixed(2)}, at most ${bound}`);
}

function printPackages(): void {
  const env = { ...process.env, PETWISE_SOURCE_MAPS: '1' };
  if (!values['no-build'] || !existsSync(SHELL_WITH_MAPS)) {
    execFileSync(
      'npx',
      ['vite', 'build', '--outDir', SHELL_WITH_MAPS, '--emptyOutDir', '-l', 'error'],
      {
        cwd: join(ROOT, 'shell'),
        env,
        stdio: 'inherit',
      },
    );
  }
  const [ours, theirs] = [firstLoadOf(SHELL_WITH_MAPS), firstLoadOf(ONE_BUNDLE)];
  const inTheirs = new Map(theirs.packages.map(({ name, brotli }) => [name, brotli]));
  console.log('First load of the shell by package, kB after Brotli: federated, one bundle');
  for (const { name, brotli } of ours.packages) {
    console.log(`  ${kilo(brotli)} ${kilo(inTheirs.get(name) ?? 0)}  ${name}`);
  }
  console.log(
    `  ${kilo(ours.brotli)} ${kilo(theirs.brotli)}  files (${ours.files}, ${theirs.files})`,
  );
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}

function median(list: readonly number[]): number {
  const sorted = list.toSorted((one, other) => one - other);
  const at = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[sorted.length % 2 ? at : at - 1],
    sorted[at],
  ];
  return (low + high) / 2;
}
