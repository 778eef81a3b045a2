import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consultRoutes, type ConsultDetail, type InitResponse } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { INIT_BODY } from '../testing/consult-bodies.ts';
import { startLine } from '../testing/database-line.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { runProgram, signIn, type RunningProgram } from '../testing/run-program.ts';
import { stopInside } from '../testing/stop-inside.ts';

const PASSWORD = 'correct horse battery';
const SYMPTOMS = 'Zorro keeps vomiting yellow foam since yesterday evening';

/** Has nobody listen to what is wrong with a connection, as it was once. */
const DEAF = `data:text/javascript,${encodeURIComponent(`
  import { EventEmitter } from 'node:events';
  const { on } = EventEmitter.prototype;
  EventEmitter.prototype.on = function (name, listener) {
    const isDeaf = name === 'error' && typeof this.query === 'function';
    return isDeaf ? this : on.call(this, name, listener);
  };
`)}`;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let postgres: PostgresServer;
let database: string;
let dataDir: string;
let program: RunningProgram;
let address: string;
let cookie: string;

describe.runIf(hasPostgres())('a PostgreSQL server that goes away', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.createDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'petwise-lost-'));
    program = runProgram({
      PETWISE_DATA_DIR: dataDir,
      PETWISE_PASSWORD: PASSWORD,
      PETWISE_LOG_LEVEL: 'trace',
      DATABASE_URL: database,
    });
    address = await program.address();
    ({ cookie } = await signIn(address, PASSWORD));
  });
  afterAll(async () => {
    await program.kill();
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('a connection cut inside the transaction of init, answer or finalize: the process lives, and the job goes on', async () => {
    const begun = await cutInside('consult_turns', () => begin(randomUUID()));
    expect(begun.status).toBe(200);
    // The contract's answer.
    const { sessionId } = (await begun.json()) as InitResponse;
    const answered = await cutInside('consult_turns', () =>
      post(consultRoutes.answer.path, { sessionId, answer: 'Since this morning' }),
    );
    expect(answered.status).toBe(200);
    const finished = await cutInside('consults', () =>
      post(consultRoutes.finalize.path, { sessionId }),
    );
    expect(finished.status).toBe(200);
    const detail = await read(`/api/consults/${sessionId}`);
    // The contract's answer.
    const { turns, assessment } = (await detail.json()) as ConsultDetail;
    const sent = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(sent).toEqual([SYMPTOMS, 'Since this morning']);
    expect(assessment).not.toBeNull();
    expect(program.child.exitCode).toBeNull();
  });

  test('a connection cut before a job is written: 503 with Retry-After, and the same call again is answered', async () => {
    const key = randomUUID();
    const refused = await cutInside('jobs', () => begin(key));
    expectTemporary(refused);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    const again = await begin(key);
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ sessionId: key });
  });

  test('a connection cut inside a sign-in: 503 with Retry-After, and the next one succeeds', async () => {
    const refused = await cutInside('auth_sessions', () =>
      post('/api/auth/login', { password: PASSWORD }),
    );
    expectTemporary(refused);
    expect((await signIn(address, PASSWORD)).status).toBe(200);
  });

  test('a database stopped under load: only 503s with Retry-After until it is back, jobs go on by themselves', async () => {
    const answers: Response[] = [];
    let isOver = false;
    const callers = Array.from({ length: 6 }, async (_, index) => {
      while (!isOver) {
        answers.push(await (index === 0 ? begin(randomUUID()) : read('/api/consults')));
      }
    });
    const count = (status: number): number =>
      answers.filter((answer) => answer.status === status).length;
    const more = async (status: number, than: number): Promise<void> =>
      vi.waitFor(() => expect(count(status)).toBeGreaterThan(than), { timeout: 60_000 });
    await more(200, 20);
    // A job that is writing its answer when the database stops.
    const key = randomUUID();
    const { answer: running, release } = await stopInside(database, 'consult_turns', () =>
      begin(key),
    );
    await postgres.stop();
    await release();
    await more(503, 50);
    const health = await fetch(`${address}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ alive: true, ready: false });
    expect((await fetch(`${address}/healthz/live`)).status).toBe(200);

    await postgres.start();
    await more(200, count(200) + 20);
    isOver = true;
    await Promise.all(callers);
    // It waits as long as a call may; then the page asks again by the same key.
    answers.push(await running);
    expect((await begin(key)).status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    for (const answer of answers) if (answer.status === 503) expectTemporary(answer);
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ ready: true });
    expect(program.child.exitCode).toBeNull();
  });

  test.each([
    ['the process lives, and the job goes on', {}, 200],
    [
      'a process that does not listen to its connections ends: this test can fail',
      { NODE_OPTIONS: `--import ${DEAF}` },
      'gone',
    ],
  ])(
    'a line that breaks inside a transaction without a word of the database: %s',
    async (_what, settings, end) => {
      const line = await startLine(database);
      const other = runProgram({
        PETWISE_DATA_DIR: join(dataDir, 'other'),
        PETWISE_PASSWORD: PASSWORD,
        DATABASE_URL: line.url,
        ...settings,
      });
      try {
        const to = await other.address();
        const { answer, release } = await stopInside(database, 'consult_turns', () =>
          post(consultRoutes.init.path, INIT_BODY, { to }),
        );
        const outcome = answer.then(
          ({ status }) => status,
          () => 'gone',
        );
        line.cut();
        await release();
        expect(await outcome).toBe(end);
        if (end === 'gone') expect(await other.exited).toBe(1);
        else expect(other.child.exitCode).toBeNull();
      } finally {
        await other.kill();
        line.close();
      }
    },
  );

  test('the log of all that holds nothing of the owner', () => {
    const log = program.output();
    expect(log).toContain('57P01');
    expect(log).toContain('/api/responses-test/init');
    for (const secret of ['Zorro', 'vomiting', 'Beagle', 'Since this morning', PASSWORD]) {
      expect(log).not.toContain(secret);
    }
    for (const pair of cookie.split('; ')) expect(log).not.toContain(pair.split('=')[1]);
  });
});

function post(
  path: string,
  body: object,
  { key, to = address }: { key?: string; to?: string } = {},
): Promise<Response> {
  return fetch(to + path, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
}

const begin = (key: string): Promise<Response> =>
  post(consultRoutes.init.path, { ...INIT_BODY, initialSymptoms: SYMPTOMS }, { key });

const read = (path: string): Promise<Response> => fetch(address + path, { headers: { cookie } });

function expectTemporary(answer: Response): void {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

/** A call whose connection is cut while its transaction writes to `table`; its answer. */
async function cutInside(table: string, call: () => Promise<Response>): Promise<Response> {
  const { answer, cut, release } = await stopInside(database, table, call);
  await cut();
  await release();
  return answer;
}
