import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { pathsOf } from '@petwise/tools/source-files';

/**
 * `npm run fuzz -- [--minutes 10] [--only "settings"]`: tries each property (`tryProperty`) of every workspace so many
 * minutes, one after the other on one processor (each schema of the contracts a twentieth of it): every route, header,
 * query, socket and kind of file, every schema, every reader of words, values, exports, models' answers, settings, backups,
 * of what the programs beside the server answer, and of what a browser has stored or is told.
 * Prints how often each was tried, and what it found, shrunk. Ends with 1 when it found anything.
 */
const ROOT = resolve(import.meta.dirname, '../../..');
const FILES = pathsOf(ROOT).filter(
  (path) =>
    path.endsWith('.test.ts') &&
    readFileSync(resolve(ROOT, path), 'utf8').includes('await tryProperty('),
);
const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: {
    minutes: { type: 'string', default: '10' },
    /** Only tests whose title holds this. */
    only: { type: 'string', default: '' },
  },
});
const vitest = spawn(
  process.execPath,
  [
    resolve(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...FILES,
    // Once each, not on both databases.
    '--project',
    '!server on PostgreSQL',
    '--no-file-parallelism',
    '-t',
    `Z2 .*${asked.only}`,
  ],
  {
    cwd: ROOT,
    env: { ...process.env, PETWISE_FUZZ_MINUTES: asked.minutes },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let count = 0;
let tries = 0;
for await (const line of createInterface({ input: vitest.stdout })) {
  console.log(line);
  const tried = /^fuzz: .*: (\d+) tries$/.exec(line)?.[1];
  if (tried === undefined) continue;
  count += 1;
  tries += Number(tried);
}
if (vitest.exitCode === null) await once(vitest, 'exit');
console.log(`\n${count} properties, ${tries} tries, ${asked.minutes} minutes each at the most`);
process.exitCode = vitest.exitCode ?? 1;
