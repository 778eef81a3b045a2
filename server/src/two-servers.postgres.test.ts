import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  authRoutes,
  consultRoutes,
  type Assessment,
  type ConsultDetail,
  type InitResponse,
  type UploadResponse,
} from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { INIT_BODY } from './testing/consult-bodies.ts';
import { nodeWithMovedClock } from './testing/moved-clock.ts';
import { ask } from './testing/postgres-server.ts';
import { startRoundRobinProxy, type RoundRobinProxy } from './testing/round-robin-proxy.ts';
import { builtProgram, runProgram, signIn, type RunningProgram } from './testing/run-program.ts';
import { stopInside } from './testing/stop-inside.ts';
import { programDatabase } from './testing/test-server.ts';

const PASSWORD = 'correct horse battery';
const FIVE_MINUTES = 5 * 60_000;
/** For a busy machine. */
const PATIENT = { timeout: 60_000 };
/** Of the next version: what a migration may do to tables that a running server of today uses. */
const NEXT_MIGRATION = `
CREATE TABLE next_things (id text PRIMARY KEY, owner_id text NOT NULL REFERENCES owners (id));
ALTER TABLE consults ADD COLUMN next_words text;
ALTER TABLE consult_turns ADD COLUMN next_count integer NOT NULL DEFAULT 0;
CREATE INDEX consults_next ON consults (next_words);
`;

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let dataDir: string;
let database: string;
let settings: Record<string, string>;
/** Of the second server, whose computer's clock is five minutes ahead. */
let settingsAhead: Record<string, string>;
let servers: RunningProgram[];
let addresses: string[];
let proxy: RoundRobinProxy;
let cookie: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(inject('scratch'), 'two-'));
  const { DATABASE_URL = '' } = await programDatabase(dataDir);
  database = DATABASE_URL;
  settings = {
    DATABASE_URL,
    PETWISE_DATA_DIR: dataDir,
    PETWISE_PASSWORD: PASSWORD,
    PETWISE_TRUST_PROXY: '1',
  };
  settingsAhead = {
    ...settings,
    ...nodeWithMovedClock(FIVE_MINUTES),
    PETWISE_LOG_LEVEL: 'info',
  };
  servers = [runProgram(settings), runProgram(settingsAhead)];
  addresses = await Promise.all(servers.map((server) => server.address()));
  proxy = await startRoundRobinProxy(addresses);
  ({ cookie } = await signIn(proxy.address, PASSWORD));
});
afterAll(async () => {
  await proxy.close();
  await Promise.all(servers.map((server) => server.kill()));
  await rm(dataDir, { recursive: true, force: true });
});

function send(path: string, body?: object, { key = randomUUID(), to = proxy.address } = {}) {
  return fetch(to + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function call<Answer>(...given: Parameters<typeof send>): Promise<Answer> {
  const answer = await send(...given);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  // The contract's answer.
  return (await answer.json()) as Answer;
}

const detailOf = (id: string): Promise<ConsultDetail> =>
  call(consultRoutes.detail.path.replace(':sessionId', id));

/** Lines that a socket straight to one server hears of a session. */
async function listen(address: string, sessionId: string): Promise<{ seq: number }[]> {
  const url = `${address.replace('http', 'ws')}/ws?sessionId=${sessionId}`;
  const socket = new WebSocket(url, { headers: { cookie, origin: address } });
  const lines: { seq: number }[] = [];
  // Lines of reasoning, by the contract.
  socket.on('message', (data: Buffer) => lines.push(JSON.parse(data.toString()) as Line));
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  return lines;
}
type Line = { seq: number };

describe('two servers on one PostgreSQL behind a proxy without stickiness', () => {
  test('F18 an assessment goes on whichever server takes the call, with its files', async () => {
    const from = proxy.taken.length;
    const { sessionId } = await call<InitResponse>(consultRoutes.init.path, INIT_BODY);
    for (const answer of ['Since this morning', 'No']) {
      await call(consultRoutes.answer.path, { sessionId, answer });
    }
    const { assessment } = await call<{ assessment: Assessment }>(consultRoutes.finalize.path, {
      sessionId,
    });
    expect(assessment.differential_diagnoses.length).toBeGreaterThan(0);
    expect((await detailOf(sessionId)).assessment).not.toBeNull();
    const targets = proxy.taken.slice(from).map(({ target }) => target);
    expect(targets.length).toBe(5);
    for (const [at, target] of targets.entries()) expect(target).not.toBe(targets[at - 1]);

    const form = new FormData();
    form.append('file', new Blob(['Milo vomits']), 'letter.txt');
    const sent = await fetch(`${proxy.address}/api/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
    // The contract's answer.
    const { id } = (await sent.json()) as UploadResponse;
    for (const to of addresses) {
      const read = await fetch(`${to}/api/files/${id}`, { headers: { cookie } });
      expect(await read.text()).toBe('Milo vomits');
    }
  });

  test('SOCK-03 what one server thinks is heard on the sockets of both, in order, each line once', async () => {
    const key = randomUUID();
    const streams = await Promise.all([...addresses, proxy.address].map((at) => listen(at, key)));
    await call(consultRoutes.init.path, INIT_BODY, { key, to: addresses[1] ?? '' });
    const [row] = await ask<{ count: number }>(
      database,
      'SELECT count(*)::int AS count FROM reasoning_lines WHERE session_id = $1',
      [key],
    );
    const all = Array.from({ length: row?.count ?? 0 }, (_, index) => index + 1);
    expect(all.length).toBeGreaterThan(1);
    for (const lines of streams) {
      await vi.waitFor(() => expect(lines.map(({ seq }) => seq)).toEqual(all), PATIENT);
    }
  });

  test('S4 bug: two servers allowed one address twenty wrong passwords, ten each', async () => {
    const guess = (ip: string, at: string): Promise<number> =>
      fetch(at + authRoutes.login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
        body: JSON.stringify({ password: 'wrong password' }),
      }).then(({ status }) => status);
    const guesses = Array.from({ length: 15 }, () => addresses).flat();
    const statuses = await Promise.all(guesses.map((at) => guess('203.0.113.7', at)));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    const others = await Promise.all(addresses.map((at) => guess('203.0.113.8', at)));
    expect(others).toEqual([401, 401]);
  });

  test('F1 one is killed in the middle of an answer: the same call again is answered by the other, once', async () => {
    const { sessionId } = await call<InitResponse>(consultRoutes.init.path, INIT_BODY);
    const key = randomUUID();
    const body = { sessionId, answer: 'Since this morning' };
    const stopped = await stopInside(database, 'consult_turns', () =>
      send(consultRoutes.answer.path, body, { key }),
    );
    const target = proxy.taken.at(-1)?.target ?? 0;
    await servers[target]?.kill();
    expect((await stopped.answer).status).toBe(502);
    await stopped.release();
    // As if the half minute had gone by for which a server holds a job.
    await ask(
      database,
      `UPDATE jobs SET lease_until = now() - interval '1 second' WHERE status = 'running'`,
    );
    expect((await send(consultRoutes.answer.path, body, { key })).status).toBe(200);
    const sent = (await detailOf(sessionId)).turns.filter(({ role }) => role === 'user');
    expect(sent.map(({ content }) => content)).toEqual([
      INIT_BODY.initialSymptoms,
      'Since this morning',
    ]);
    // It comes back at its place.
    const port = new URL(addresses[target] ?? '').port;
    servers[target] = runProgram({ ...settings, PORT: port });
    await servers[target]?.address();
  });

  test('F18 one whose clock is five minutes ahead starts, and leaves the other the call that is under way there', async () => {
    await servers[1]?.kill();
    const { sessionId } = await call<InitResponse>(consultRoutes.init.path, INIT_BODY, {
      to: addresses[0] ?? '',
    });
    const stopped = await stopInside(database, 'consult_turns', () =>
      send(consultRoutes.answer.path, { sessionId, answer: 'No' }, { to: addresses[0] ?? '' }),
    );
    // Whatever nobody holds it takes up before it listens.
    servers[1] = runProgram({ ...settingsAhead, PORT: new URL(addresses[1] ?? '').port });
    await servers[1].address();
    const [job] = await ask(database, `SELECT attempts FROM jobs WHERE status = 'running'`);
    expect(job).toEqual({ attempts: 1 });
    await stopped.release();
    expect((await stopped.answer).status).toBe(200);
    // What both write has the database's time, though what the second logs has its own.
    const opened = await Promise.all(addresses.map((at) => signIn(at, PASSWORD)));
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
    const [written] = await ask<{ ms: number }>(
      database,
      `SELECT 1000 * max(abs(extract(epoch FROM now() - at)))::float8 AS ms
       FROM (SELECT created_at AS at FROM auth_sessions ORDER BY at DESC LIMIT 2) AS newest`,
    );
    expect(written?.ms).toBeLessThan(FIVE_MINUTES / 2);
    const logged = Number(/"time":(\d+)/.exec(servers[1].output())?.[1]);
    expect(logged - Date.now()).toBeGreaterThan(FIVE_MINUTES / 2);
  });

  test('the next version brings the tables up to date while both serve: no call fails, the old ones go one after the other, and can start again', async () => {
    const statuses = new Map<number, number>();
    let isOver = false;
    const count = ({ status }: Response): unknown =>
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const underWay = new Set<Promise<Response>>();
    const follow = (answer: Promise<Response>): Promise<Response> => {
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    };
    const readers = Array.from({ length: 2 }, async () => {
      while (!isOver) count(await follow(send('/api/consults')));
    });
    let assessments = 0;
    const writer = (async () => {
      for (; !isOver; assessments += 1) {
        const begun = await follow(send(consultRoutes.init.path, INIT_BODY));
        count(begun);
        // The contract's answer.
        const { sessionId } = (await begun.json()) as InitResponse;
        count(await follow(send(consultRoutes.answer.path, { sessionId, answer: 'No' })));
      }
    })();
    const more = (): Promise<void> => {
      const before = assessments;
      return vi.waitFor(() => expect(assessments).toBeGreaterThan(before), PATIENT);
    };
    await more();
    const next = await withMigration(NEXT_MIGRATION);
    const joined = runProgram({ ...settings }, next);
    servers.push(joined);
    // The proxy's own list.
    addresses.push(await joined.address());
    expect((await signIn(addresses.at(-1) ?? '', PASSWORD)).status).toBe(200);
    const [column] = await ask(
      database,
      `SELECT 1 FROM information_schema.columns WHERE column_name = 'next_words'`,
    );
    expect(column).toBeDefined();
    await more();
    for (const old of servers.slice(0, 2)) {
      // As docs/operations.md has it: out of the proxy's list, and stopped once the calls of before are answered.
      addresses.shift();
      await Promise.all(underWay);
      old.child.kill('SIGTERM');
      expect(await old.exited).toBe(0);
      await more();
    }
    isOver = true;
    await Promise.all([...readers, writer]);
    expect([...statuses.keys()]).toEqual([200]);
    // An older program may be started again on the newer tables.
    const older = runProgram(settings);
    servers.push(older);
    expect((await signIn(await older.address(), PASSWORD)).status).toBe(200);
  });

  test('a migration that `breaksRunningServers` refuses would break them: the test above can fail', async () => {
    await ask(database, 'ALTER TABLE consults RENAME COLUMN title TO headline');
    expect((await send('/api/consults')).status).toBe(500);
  });
});

/** The program as it is built, with one more migration; its path. */
async function withMigration(sql: string): Promise<string> {
  const today = dirname(builtProgram());
  const next = `${today}-next-${process.pid}`;
  process.once('exit', () => rmSync(next, { recursive: true, force: true }));
  cpSync(today, next, { recursive: true });
  await writeFile(join(next, 'migrations/9999-next.sql'), sql);
  return join(next, 'main.js');
}
