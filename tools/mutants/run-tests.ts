import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Mutant } from './mutant.ts';
import { MUTANT } from './plant.ts';

/** `killed`: a test turned red, `by` names it. `undecided`: the tests took longer than they were given. */
export type Verdict =
  | { readonly outcome: 'killed'; readonly by: string }
  | { readonly outcome: 'survived' | 'undecided' };

/**
 * Runs tests over a fault and says which noticed: those of its requirement, or those beside the source and then all that
 * import it. Each run is a Vitest of its own, so that nothing of the sound source is left in memory.
 *
 * @param seconds after which a run is ended
 */
export async function runTests(root: string, mutant: Mutant, seconds: number): Promise<Verdict> {
  const [id] = /^[A-Z]+-\d+/.exec(mutant.name) ?? [''];
  if (mutant.tests)
    return runVitest(root, mutant, { args: ['run', ...mutant.tests, '-t', id], seconds });
  const beside = ['run', `${dirname(mutant.file)}/`, '--passWithNoTests'];
  const verdict = await runVitest(root, mutant, { args: beside, seconds });
  if (verdict.outcome === 'killed') return verdict;
  return runVitest(root, mutant, { args: ['related', '--run', mutant.file], seconds });
}

function runVitest(
  root: string,
  mutant: Mutant,
  { args, seconds }: { args: readonly string[]; seconds: number },
): Promise<Verdict> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vitest, ...args, '--bail', '1', '--reporter', 'dot'], {
      cwd: root,
      env: { ...process.env, [MUTANT]: JSON.stringify(mutant) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid);
    }, seconds * 1000);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (isOver) return done({ outcome: 'undecided' });
      if (code === 0) return done({ outcome: 'survived' });
      const words = stripVTControlCharacters(output);
      const [, by] = /^ ?FAIL +(.+)$/m.exec(words) ?? [];
      // A Vitest that could not start proves nothing about the tests.
      if (by === undefined) return fail(new Error(`The tests did not run:\n${words.slice(-2000)}`));
      done({ outcome: 'killed', by });
    });
  });
}
