import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { PoolRefusedError, TaskStoppedError, ThreadLostError, ThreadPool } from './thread-pool.ts';

/** A thread that does what a task is called: one that never ends holds its processor, as a real one would. */
const CODE = `
  const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', (task) => {
    parentPort.postMessage({ kind: 'started' });
    if (task === 'never ends') for (;;);
    if (task === 'eats memory') { const all = []; for (;;) all.push(new Array(1000).fill(threadId)); }
    if (task === 'dies') process.exit(3);
    if (task === 'fails') return parentPort.postMessage({ kind: 'failed', error: new RangeError('no') });
    for (let line = 1; line <= 2; line += 1) parentPort.postMessage({ kind: 'going', lines: [task + line] });
    parentPort.postMessage({ kind: 'done', lines: [task + 3], answer: threadId });
  });`;

let started = 0;
const pools: ThreadPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function open({ limitMs = 60_000, size = 2 } = {}): ThreadPool {
  started = 0;
  const start = (): Worker => {
    started += 1;
    return new Worker(CODE, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
  };
  const pool = new ThreadPool({ start, size, limitMs });
  pools.push(pool);
  return pool;
}

const silent = (): void => undefined;
const as = (who: string) => ({ who, onLine: silent });

test('a thread is kept, and its lines come in order before its answer', async () => {
  const pool = open();
  const lines: string[] = [];
  const given = { who: 'a', onLine: (line: string) => lines.push(line) };
  const first = await pool.run('x', given);
  expect(lines).toEqual(['x1', 'x2', 'x3']);
  expect(await pool.run('y', given)).toBe(first);
  expect(lines).toEqual(['x1', 'x2', 'x3', 'y1', 'y2', 'y3']);
  expect(started).toBe(1);
});

test('a task that never ends is stopped, and the next one gets a new thread', async () => {
  const pool = open({ limitMs: 200 });
  await expect(pool.run('never ends', as('a'))).rejects.toBeInstanceOf(TaskStoppedError);
  await pool.run('x', as('a'));
  expect(started).toBe(2);
});

test('a task that eats all memory is stopped, one that ends its thread fails, one that throws fails with its error', async () => {
  const pool = open();
  await expect(pool.run('eats memory', as('a'))).rejects.toBeInstanceOf(TaskStoppedError);
  await expect(pool.run('dies', as('a'))).rejects.toThrow(ThreadLostError);
  await expect(pool.run('fails', as('a'))).rejects.toThrow(RangeError);
  const thread = await pool.run('x', as('a'));
  expect(await pool.run('x', as('a'))).toBe(thread);
});

test('whoever floods the pool with tasks that never end holds up nobody else', async () => {
  const pool = open();
  const flood = Array.from({ length: 5 }, () => pool.run('never ends', as('flood')));
  for (const one of flood) one.catch(silent);
  for (const who of ['b', 'c', 'b']) await pool.run('x', as(who));
  const ended = vi.fn();
  for (const one of flood) one.catch(ended);
  await pool.run('x', as('d'));
  expect(ended).not.toHaveBeenCalled();
});

test('those who wait take turns', async () => {
  const pool = open();
  // Leaves one thread for all others.
  pool.run('never ends', as('x')).catch(silent);
  const order: string[] = [];
  const run = (task: string, who: string) =>
    pool.run(task, as(who)).then(() => order.push(`${who} ${task}`));
  await Promise.all([run('1', 'a'), run('2', 'a'), run('3', 'a'), run('1', 'b')]);
  expect(order).toEqual(['a 1', 'a 2', 'b 1', 'a 3']);
});

test('a closed pool refuses what it works on, what waits and what comes', async () => {
  const pool = open();
  const running = pool.run('never ends', as('a'));
  const waiting = pool.run('x', as('a'));
  const ended = expect(Promise.allSettled([running, waiting])).resolves.toMatchObject([
    { reason: expect.any(PoolRefusedError) },
    { reason: expect.any(PoolRefusedError) },
  ]);
  await pool.close();
  await ended;
  await expect(pool.run('x', as('a'))).rejects.toBeInstanceOf(PoolRefusedError);
});
