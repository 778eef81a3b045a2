import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { createEngineAssessor, type Assessor } from '@petwise/assessor';
import { afterEach, expect, test } from 'vitest';
import { currentOwner } from '../../plugins/caller.ts';
import { INIT_BODY, postInit } from '../../testing/consult-bodies.ts';
import { scriptedAssessor } from '../../testing/scripted-assessor.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAssessor, startAssessorThread, type ThreadedAssessor } from './assessor.ts';

const START = {
  patient: INIT_BODY.patientData,
  history: INIT_BODY.medicalHistory,
  symptoms: INIT_BODY.initialSymptoms,
  files: [],
};

const LAZY = { isPrepared: false };
let assessor: ThreadedAssessor | undefined;
let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  await assessor?.close();
  server = undefined;
  assessor = undefined;
});

async function startServer(options: Parameters<typeof createAssessor>[0] = {}) {
  assessor = createAssessor(options);
  server = await startTestServer({}, { assessor });
  return server;
}

/** Everything an assessor says and answers in a consult. */
async function account(of: Assessor): Promise<unknown[]> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const begun = await of.begin(START, say);
  const answered = await of.answer(begun.state, { answer: 'Yes, with blood', files: [] }, say);
  const understood = await of.understood(answered.state);
  const [sign] = understood.signs;
  const corrected = await of.correct(answered.state, { remove: [sign?.id ?? ''] }, say);
  const report = await of.finalize(corrected.state, say, []);
  return [lines, begun, answered, understood, corrected, report];
}

test('an assessor in threads says and answers what the engine does, line by line', async () => {
  assessor = createAssessor();
  expect(await account(assessor)).toEqual(await account(createEngineAssessor()));
});

test('while a consult with 50 000 characters of “vomiting ” is read, /healthz answers', async () => {
  const running = await startServer();
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const owner = await running.device();
  // The knowledge is there before, so that it is the reading alone that takes time.
  expect((await postInit(owner)).statusCode).toBe(200);
  let isRead = false;
  const reading = postInit(owner, { initialSymptoms: 'vomiting '.repeat(5_555) }).finally(() => {
    isRead = true;
  });
  let answered = 0;
  while (!isRead) {
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(5);
  expect([200, 422]).toContain((await reading).statusCode);
});

test('words that take too long are refused in words that say so, for good, and leave no consult', async () => {
  const running = await startServer({ limitMs: 0 });
  const owner = await running.device();
  const key = randomUUID();
  const body = { initialSymptoms: 'He is vomiting and will not eat. '.repeat(1_500) };
  for (const answer of [await postInit(owner, body, key), await postInit(owner, body, key)]) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'took-too-long',
      error: expect.stringContaining('Nothing you wrote is lost'),
    });
  }
  expect(await running.db.query('SELECT 1 FROM consults')).toEqual([]);
});

test('a thread that dies fails its call in words, and the same key is thought through by the next one', async () => {
  let started = 0;
  const start = (): Worker => {
    started += 1;
    const dying =
      "require('node:worker_threads').parentPort.once('message', () => process.exit(9))";
    return started === 1 ? new Worker(dying, { eval: true }) : startAssessorThread(LAZY);
  };
  const running = await startServer({ start });
  const owner = await running.device();
  const key = randomUUID();
  const failed = await postInit(owner, {}, key);
  expect(failed.statusCode).toBe(503);
  expect(failed.headers['retry-after']).toBeDefined();
  expect(failed.json()).toMatchObject({
    code: 'unavailable',
    error: expect.stringContaining('Nothing you wrote is lost'),
  });
  expect((await postInit(owner, {}, key)).statusCode).toBe(200);
  expect(await running.db.query('SELECT 1 FROM consults')).toHaveLength(1);
});

test('a call thinks on behalf of its owner, so that threads are shared among owners', async () => {
  const scripted = scriptedAssessor();
  const seen: string[] = [];
  const begin: Assessor['begin'] = (start, say) => {
    seen.push(currentOwner());
    return scripted.begin(start, say);
  };
  server = await startTestServer({}, { assessor: { ...scripted, begin } });
  for (const owner of [await server.device(), await server.device()]) await postInit(owner);
  const owners = await server.db.query<{ id: string }>('SELECT owner_id AS id FROM consults');
  expect(new Set(seen)).toEqual(new Set(owners.map(({ id }) => id)));
  expect(seen).toHaveLength(2);
});
