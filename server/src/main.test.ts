import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consultRoutes, secondEarRoutes } from '@petwise/contracts';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { INIT_BODY } from './testing/consult-bodies.ts';
import { startScriptedModelVendor } from './testing/scripted-model-vendor.ts';
import { runProgram, signIn, type RunningProgram } from './testing/run-program.ts';

let dataDir: string;
const programs: RunningProgram[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'petwise-main-'));
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill();
  await rm(dataDir, { recursive: true, force: true });
});

function run(environment: Record<string, string> = {}): RunningProgram {
  const program = runProgram({ PETWISE_DATA_DIR: dataDir, ...environment });
  programs.push(program);
  return program;
}

/** For a busy machine. */
const PATIENT = { timeout: 30_000 };
const PASSWORD = 'correct horse battery';

function begin(
  address: string,
  { cookie, key }: { cookie: string; key: string },
): Promise<Response> {
  return fetch(address + consultRoutes.init.path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(INIT_BODY),
  });
}

/** As the owner does once; the model then reads beside the engine. */
async function allowSecondEar(address: string, cookie: string): Promise<void> {
  const answer = await fetch(address + secondEarRoutes.allow.path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ allowed: true }),
  });
  expect(answer.status).toBe(200);
}

/** One caller that never pauses, one every 100 ms, and three open sockets; `ended` tells how the sockets were closed. */
async function keepBusy(
  address: string,
  cookie: string,
): Promise<{ statuses: number[]; ended: Promise<number[]> }> {
  const statuses: number[] = [];
  const call = async (): Promise<void> => {
    const answer = await fetch(`${address}/api/consults`, { headers: { cookie } });
    await answer.text();
    statuses.push(answer.status);
  };
  const poller = setInterval(() => void call().catch(() => clearInterval(poller)), 100);
  const goOn = async (): Promise<void> => call().then(goOn, () => undefined);
  void goOn();
  const sockets = Array.from({ length: 3 }, () => {
    const url = `${address.replace('http', 'ws')}/ws?sessionId=${randomUUID()}`;
    return new WebSocket(url, { headers: { cookie, origin: address } });
  });
  const ended = Promise.all(
    sockets.map(async (socket): Promise<number> => {
      const [code] = await once(socket, 'close');
      return Number(code);
    }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  await vi.waitFor(() => expect(statuses.length).toBeGreaterThan(10), PATIENT);
  return { statuses, ended };
}

const isSignedIn = async (address: string, cookie: string): Promise<boolean> =>
  (await fetch(`${address}/api/consults`, { headers: { cookie } })).status === 200;

describe('the program', () => {
  test('S11 the first start makes its database, and shows a pass phrase once that opens it', async () => {
    const first = run();
    const address = await first.address();
    const phrase = /Password\s+([a-z-]+)/.exec(first.output())?.[1] ?? '';
    expect(phrase.split('-')).toHaveLength(6);
    expect((await signIn(address, phrase)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const second = run();
    expect((await signIn(await second.address(), phrase)).status).toBe(200);
    expect(second.output()).not.toMatch(/Password/);
  }, 40_000);

  test('F1 F22 a second process is refused; after a kill the next one has everything', async () => {
    await cp(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true });
    const password = 'correct horse battery';
    const first = run({ PETWISE_PASSWORD: password });
    const address = await first.address();
    const { cookie } = await signIn(address, password);
    const second = run({ PETWISE_PASSWORD: password });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);
    expect(await isSignedIn(address, cookie)).toBe(true);
    first.child.kill('SIGKILL');
    await first.exited;
    const third = run({ PETWISE_PASSWORD: password });
    expect(await isSignedIn(await third.address(), cookie)).toBe(true);
  }, 40_000);

  test('F5 SIGTERM beside a busy browser: sockets end with 1001, a running job is left for later, the database is closed, exit 0', async () => {
    await cp(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true });
    const vendor = await startScriptedModelVendor();
    const thinking = { PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'fake' };
    const first = run({ PETWISE_PASSWORD: PASSWORD, ...thinking });
    const address = await first.address();
    const { cookie } = await signIn(address, PASSWORD);
    const key = randomUUID();
    vendor.answers = () => ({ isSilent: true });
    await allowSecondEar(address, cookie);
    expect((await begin(address, { cookie, key })).status).toBe(200);
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1), PATIENT);
    const browser = await keepBusy(address, cookie);

    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(await browser.ended).toEqual([1001, 1001, 1001]);
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(browser.statuses)]));
    // Its note of who holds the folder goes when the database is closed.
    expect(existsSync(join(dataDir, 'petwise.pid'))).toBe(false);

    const second = run({ PETWISE_PASSWORD: PASSWORD, ...thinking });
    const answer = await begin(await second.address(), { cookie, key });
    expect(await answer.json()).toMatchObject({ sessionId: key });
    // The listening that was left over is taken up.
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(2), PATIENT);
    await vendor.close();
  }, 90_000);

  test('a second signal ends it at once', async () => {
    await cp(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true });
    const vendor = await startScriptedModelVendor();
    vendor.answers = () => ({ isSilent: true });
    const program = run({
      PETWISE_PASSWORD: PASSWORD,
      PETWISE_LLM_BASE_URL: vendor.url,
      PETWISE_LLM_MODEL: 'fake',
    });
    const address = await program.address();
    const { cookie } = await signIn(address, PASSWORD);
    await allowSecondEar(address, cookie);
    await begin(address, { cookie, key: randomUUID() });
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1), PATIENT);
    program.child.kill('SIGTERM');
    program.child.kill('SIGINT');
    // A stop that had gone its way would be a 0.
    expect(await program.exited).toBe(1);
    await vendor.close();
  }, 90_000);

  test('a bad setting stops it with one clear message, before anything is made', async () => {
    const { exited, output } = run({ PORT: 'many', PETWISE_PASSWORD: '' });
    expect(await exited).toBe(1);
    expect(output()).toMatch(/PORT must be a number/);
    expect(output()).toMatch(/PETWISE_PASSWORD must have at least 8/);
    expect(output()).not.toMatch(/ at .*\.ts/);
    expect(existsSync(join(dataDir, 'db'))).toBe(false);
  });

  test('a port in use is said in one sentence', async () => {
    await cp(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true });
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { exited, output } = run({ PORT: String(port), PETWISE_PASSWORD: 'correct horse' });
    expect(await exited).toBe(1);
    expect(output()).toContain('the port is in use');
    other.close();
  });

  test.each([
    ['a folder that cannot be made', '/proc/nope', /cannot be made there/],
    ['a folder below a file', '/etc/hostname/data', /a part of the path is a file/],
    ['a file in its place', '/etc/hostname', /it is a file|a part of the path is a file/],
  ])('%s as its data folder is said in one sentence', async (_what, folder, reason) => {
    const { exited, output } = run({ PETWISE_DATA_DIR: folder, PETWISE_PASSWORD: PASSWORD });
    expect(await exited).toBe(1);
    expect(oneSentence(output())).toMatch(reason);
    expect(output()).toContain('PETWISE_DATA_DIR');
  });

  test('a database that is not there is said in one sentence, without its password', async () => {
    const DATABASE_URL = 'postgres://petwise:geheim@127.0.0.1:1/petwise';
    const { exited, output } = run({ DATABASE_URL, PETWISE_PASSWORD: PASSWORD });
    expect(await exited).toBe(1);
    expect(oneSentence(output())).toContain('no database answers (ECONNREFUSED)');
    expect(output()).not.toContain('geheim');
  });

  test('an address that is not this computer’s is said in one sentence', async () => {
    await cp(inject('databaseTemplate'), join(dataDir, 'db'), { recursive: true });
    const { exited, output } = run({ HOST: '192.0.2.1', PETWISE_PASSWORD: PASSWORD });
    expect(await exited).toBe(1);
    expect(oneSentence(output())).toContain('HOST is not an address of this computer');
  });
});

/** What was told, when it is one line and no stack. */
function oneSentence(output: string): string {
  const lines = output.trim().split('\n');
  expect(lines, output).toHaveLength(1);
  expect(output).not.toMatch(/ at .*:\d+/);
  return lines[0] ?? '';
}
