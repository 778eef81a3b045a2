import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ensureCompiled } from './engine/compile/ensure-compiled.ts';
import { pathsOf } from './tools/check/source-files.ts';
import { plantedFault } from './tools/mutants/plant.ts';
import { ensureTemporary } from './tools/start/temporary.cjs';
import { Sequencer } from './tools/test/sequencer.ts';

const ROOT = import.meta.dirname;

ensureTemporary(process.env, join(ROOT, 'node_modules/.cache/tmp'));
ensureCompiled();

const SERVER = join(ROOT, 'server');
const TEST = /^(?!server\/).*\.test\.tsx?$/;
/** What changes the modules, the styles or the host that the files of a worker share. */
const NEEDS_OWN_PAGE = /\bvi\.(?:resetModules|mock|doMock)\(|\bdocument\.head\b|\bclaimHost\(/;

/**
 * For a worker, which lives some minutes and runs most code only a few times: space for what is soon forgotten, and the
 * optimizing compiler for what stays hot. As V8 is set for servers, the two took a third of its processor time. Node 22
 * and later have no such number for the compiler.
 */
const SHORT_LIVED = [
  '--min-semi-space-size=16',
  ...(Number.parseInt(process.versions.node, 10) < 22 ? ['--interrupt-budget=540000'] : []),
];

const alone = pathsOf(ROOT).filter(
  (path) => TEST.test(path) && NEEDS_OWN_PAGE.test(readFileSync(join(ROOT, path), 'utf8')),
);
const ALL = '**/*.test.{ts,tsx}';

/** A worker loads libraries and pages once, not once per file; what a file leaves behind, setup.ts takes away. */
const shared = (name: string, include: string, exclude: readonly string[]) => ({
  test: {
    name,
    include: [include],
    exclude: [...configDefaults.exclude, ...exclude, ...alone],
    isolate: false,
  },
});

/** The shell is its page's host, beside which nothing else is tested; the server's tests run on each kind of database. */
const projects: TestProjectInlineConfiguration[] = [
  shared('petwise', ALL, ['shell/**', 'server/**']),
  shared('shell', `shell/${ALL}`, []),
  { test: { name: 'each alone', include: alone } },
  { extends: join(SERVER, 'vitest.config.ts'), root: SERVER, test: { name: 'server' } },
  {
    extends: join(SERVER, 'vitest.postgres.config.ts'),
    root: SERVER,
    test: { name: 'server on PostgreSQL' },
  },
].map((project) => ({
  extends: true as const,
  plugins: plantedFault(ROOT),
  oxc: { jsx: { runtime: 'automatic' as const } },
  ...project,
  test: {
    ...project.test,
    execArgv: SHORT_LIVED,
    setupFiles: [join(ROOT, 'tools/test/setup.ts')],
  },
}));

export default defineConfig({
  test: {
    projects,
    // A file that needs a page says `// @vitest-environment jsdom`.
    environment: 'node',
    sequence: { sequencer: Sequencer },
    // Two cores, and tests that wait for servers, programs and timers most of their time.
    maxWorkers: 4,
    // On a busy machine the first test of a file pays for all its imports.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Of a state that is waited for, not of one that is measured.
    expect: { poll: { timeout: 30_000 } },
  },
});
