import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { consultRoutes, secondReaderRoutes } from '@petwise/contracts';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { INIT_BODY } from './testing/consult-bodies.ts';
import { sendHalf } from './testing/half-sent.ts';
import { runProgram, signIn, type RunningProgram } from './testing/run-program.ts';
import { startScriptedModelVendor } from './testing/scripted-model-vendor.ts';
import { programDatabase } from './testing/test-server.ts';

/** For a busy machine. */
const PATIENT = { timeout: 30_000 };
const PASSWORD = 'correct horse battery';

let dataDir: string;
let database: { DATABASE_URL?: string };
const programs: RunningProgram[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(inject('scratch'), 'stopping-'));
  database = await programDatabase(dataDir);
});
afterEach(async () => {
  for (const program of programs.splice(0)) await program.kill();
  await rm(dataDir, { recursive: true, force: true });
});

function run(environment: Record<string, string>): RunningProgram {
  const settings = { PETWISE_DATA_DIR: dataDir, PETWISE_PASSWORD: PASSWORD, ...database };
  const program = runProgram({ ...settings, ...environment });
  programs.push(program);
  return program;
}

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
async function allowSecondReader(address: string, cookie: string): Promise<void> {
  const answer = await fetch(address + secondReaderRoutes.allow.path, {
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

describe('a program that is told to stop', () => {
  test('F5 SIGTERM beside a busy browser: sockets end with 1001, a running job is left for later, the database is closed, exit 0', async () => {
    const vendor = await startScriptedModelVendor();
    const thinking = { PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'fake' };
    const first = run(thinking);
    const address = await first.address();
    const { cookie } = await signIn(address, PASSWORD);
    const key = randomUUID();
    vendor.answers = () => ({ isSilent: true });
    await allowSecondReader(address, cookie);
    expect((await begin(address, { cookie, key })).status).toBe(200);
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1), PATIENT);
    const browser = await keepBusy(address, cookie);

    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(await browser.ended).toEqual([1001, 1001, 1001]);
    expect([200, 503]).toEqual(expect.arrayContaining([...new Set(browser.statuses)]));
    // Its note of who holds the folder goes when the database is closed.
    expect(existsSync(join(dataDir, 'petwise.pid'))).toBe(false);

    const second = run(thinking);
    const answer = await begin(await second.address(), { cookie, key });
    expect(await answer.json()).toMatchObject({ sessionId: key });
    // The listening that was left over is taken up.
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(2), PATIENT);
    await vendor.close();
  }, 90_000);

  test('F5 SIGTERM while files are on their way: they are cut, exit 0, and the one in pieces goes on where it was', async () => {
    const first = run({});
    const address = await first.address();
    const { cookie } = await signIn(address, PASSWORD);
    const files = await sendHalf(address, cookie);
    const before = await vi.waitUntil(() => files.arrived(address), PATIENT);
    const browser = await keepBusy(address, cookie);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(await browser.ended).toEqual([1001, 1001, 1001]);
    files.hangUp();

    const second = await run({}).address();
    expect(await files.arrived(second)).toBeGreaterThanOrEqual(before);
    const sent = await fetch(`${second}/api/my-data`, { headers: { cookie } });
    expect(await sent.json()).toMatchObject({ files: [] });
  }, 90_000);

  test('a second signal ends it at once', async () => {
    const vendor = await startScriptedModelVendor();
    vendor.answers = () => ({ isSilent: true });
    const program = run({
      PETWISE_LLM_BASE_URL: vendor.url,
      PETWISE_LLM_MODEL: 'fake',
    });
    const address = await program.address();
    const { cookie } = await signIn(address, PASSWORD);
    await allowSecondReader(address, cookie);
    await begin(address, { cookie, key: randomUUID() });
    await vi.waitFor(() => expect(vendor.asked).toHaveLength(1), PATIENT);
    program.child.kill('SIGTERM');
    program.child.kill('SIGINT');
    // A stop that had gone its way would be a 0.
    expect(await program.exited).toBe(1);
    await vendor.close();
  }, 90_000);
});
