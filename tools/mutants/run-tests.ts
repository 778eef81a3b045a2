import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { MUTANT } from './plant.ts';

/** `killed`: a test turned red. `undecided`: the tests took longer than they were given. */
export type Verdict = 'killed' | 'survived' | 'undecided';

/**
 * Runs tests over a fault and says whether one noticed. Each fault has a Vitest of its own, so that nothing of the
 * sound source is left in memory.
 *
 * @param seconds after which the tests are ended
 */
export function runTests(root: string, mutant: Mutant, seconds: number): Promise<Verdict> {
  const [id] = /^[A-Z]+-\d+/.exec(mutant.name) ?? [''];
  const what = mutant.tests
    ? ['run', ...mutant.tests, '-t', id]
    : ['related', '--run', mutant.file];
  const args = [...what, '--bail', '1', '--reporter', 'dot'];
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: root,
      env: { ...process.env, [MUTANT]: JSON.stringify(mutant) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const timer = setTimeout(() => {
      done('undecided');
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid);
    }, seconds * 1000);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) return done('survived');
      // A Vitest that could not start proves nothing about the tests.
      if (!/\bfailed\b/.test(output)) throw new Error(`The tests did not run:\n${output}`);
      done('killed');
    });
  });
}
