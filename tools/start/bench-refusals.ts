import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ROOT } from '../test/run-step.ts';

/**
 * `npm run bench:refusals`: how long `npm start` takes to say what is wrong with its settings, milliseconds, the slowest
 * of five. Ends with 1 where one took a second or was not refused.
 */
const RUNS = 5;
const LIMIT_MS = 1_000;

const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const address = taken.address();
const port = typeof address === 'object' && address !== null ? String(address.port) : '';
const cases: readonly (readonly [string, Record<string, string>])[] = [
  ['a short password', { PETWISE_PASSWORD: 'short' }],
  ['a taken port', { PORT: port }],
  ['a bad folder', { PETWISE_DATA_DIR: `${process.execPath}/data` }],
];

async function refusal(settings: Record<string, string>): Promise<number> {
  const env = { ...process.env, PORT: '0', ...settings };
  const begun = performance.now();
  const child = spawn('npm', ['start'], { cwd: ROOT, env, shell: process.platform === 'win32' });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  const took = performance.now() - begun;
  return output.includes('Petwise cannot start.') ? took : Infinity;
}

for (const [name, settings] of cases) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await refusal(settings));
  const slowest = Math.max(...times);
  if (slowest >= LIMIT_MS) process.exitCode = 1;
  console.log(`${name.padEnd(20)} ${slowest.toFixed(0)} ms`);
}
taken.close();
