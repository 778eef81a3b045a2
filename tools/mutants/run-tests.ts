import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Mutant } from './mutant.ts';
import { nearestTests } from './nearest-tests.ts';
import { MUTANT } from './plant.ts';

/** `killed`: a test noticed, `by` names it. `survived`: none of the test files that ran did, which `ran` counts. */
export type Verdict =
  | { readonly outcome: 'killed'; readonly by: string }
  | { readonly outcome: 'survived'; readonly ran: number };

/**
 * So many test files ought to notice a fault, the first of them before the others. What they do not see, hardly anyone
 * does: behind a package's door stand tests of everything, for half an hour.
 */
const [FIRST, NEAREST] = [4, 12];
const ON_POSTGRES = /\.postgres\.test\.ts$/;

/** What a run of tests over a fault, or without one, came to. */
type Run = { readonly end: 'passed' | 'late' } | { readonly end: 'failed'; readonly by: string };

interface Tests {
  readonly files: readonly string[];
  /** Of those only the tests that are titled by this ID. */
  readonly id?: string;
  /** After which a run is ended. */
  readonly seconds: number;
}

/**
 * Runs tests over a fault and says which noticed: those of its requirement, or those nearest to the source. Each run is a
 * Vitest of its own, so that nothing of the sound source is left in memory.
 *
 * @param seconds after which a run is ended
 */
export async function runTests(root: string, mutant: Mutant, seconds: number): Promise<Verdict> {
  const [id] = /^[A-Z]+-\d+/.exec(mutant.name) ?? [''];
  if (mutant.tests) return decide(root, mutant, { files: mutant.tests, id, seconds });
  const files = nearestTests(root, mutant.file).slice(0, NEAREST);
  const first = await decide(root, mutant, { files: files.slice(0, FIRST), seconds });
  if (first.outcome === 'killed') return first;
  const others = await decide(root, mutant, { files: files.slice(FIRST), seconds });
  if (others.outcome === 'killed') return others;
  return { outcome: 'survived', ran: first.ran + others.ran };
}

/** Tests that end in time only without the fault have noticed it; those that never do are halved until they end. */
async function decide(root: string, mutant: Mutant, tests: Tests): Promise<Verdict> {
  const { files } = tests;
  if (files.length === 0) return { outcome: 'survived', ran: 0 };
  const run = await runVitest(root, tests, mutant);
  if (run.end === 'failed') return { outcome: 'killed', by: run.by };
  if (run.end === 'passed') return { outcome: 'survived', ran: files.length };
  const sound = await runVitest(root, tests);
  if (sound.end === 'failed') throw new Error(`Red without any fault: ${sound.by}`);
  if (sound.end === 'passed') {
    return { outcome: 'killed', by: `time: without it ${files.join(', ')} end` };
  }
  if (files.length === 1) return { outcome: 'survived', ran: 0 };
  const half = Math.ceil(files.length / 2);
  const near = await decide(root, mutant, { ...tests, files: files.slice(0, half) });
  if (near.outcome === 'killed') return near;
  const far = await decide(root, mutant, { ...tests, files: files.slice(half) });
  return far.outcome === 'killed' ? far : { outcome: 'survived', ran: near.ran + far.ran };
}

function runVitest(root: string, { files, id, seconds }: Tests, mutant?: Mutant): Promise<Run> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', ...files, '--bail', '1', '--reporter', 'dot'];
  if (id) args.push('-t', id);
  // The same tests once more, on the other database.
  if (!files.some((file) => ON_POSTGRES.test(file)))
    args.push('--project', '!server on PostgreSQL');
  const fault = mutant && { [MUTANT]: JSON.stringify(mutant) };
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: root,
      env: { ...process.env, ...fault },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid);
    }, seconds * 1000);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (isLate) return done({ end: 'late' });
      if (code === 0) return done({ end: 'passed' });
      const words = stripVTControlCharacters(output);
      const [, by] = /^ ?FAIL +(.+)$/m.exec(words) ?? [];
      // A Vitest that could not start proves nothing about the tests.
      if (by === undefined) return fail(new Error(`The tests did not run:\n${words.slice(-2000)}`));
      done({ end: 'failed', by });
    });
  });
}
