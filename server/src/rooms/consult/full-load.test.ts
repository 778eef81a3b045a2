import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionRoutes, type InitResponse } from '@petwise/contracts';
import { postAnswer, postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

const MOST = 4;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { mostUnderWay: MOST, isUnlimited: true });
});
afterAll(() => server.close());

/** Calls of as many owners as the server takes, which the assessor holds. */
async function fill({ besides = 0 } = {}) {
  const owners = await Promise.all(Array.from({ length: MOST - besides }, () => server.device()));
  const before = server.assessor.calls.begin;
  const release = server.assessor.hold();
  const calls = owners.map((owner) => postInit(owner));
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + owners.length));
  return { calls, release };
}

async function begun(owner: Device): Promise<string> {
  return (await postInit(owner)).json<InitResponse>().sessionId;
}

test('a full server refuses to begin with 503 and Retry-After, while what runs goes on', async () => {
  const [early, late] = [await server.device(), await server.device()];
  const sessionId = await begun(early);
  const { calls, release } = await fill();

  const refused = await postInit(late);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: 'unavailable' });
  const { create } = sessionRoutes;
  const conversation = await late.inject({ method: create.method, url: create.path });
  expect(conversation.statusCode).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  // The assessor has it: it was let in.
  const answers = server.assessor.calls.answer;
  const answer = postAnswer(early, { sessionId, answer: 'Yes' });
  await vi.waitFor(() => expect(server.assessor.calls.answer).toBe(answers + 1));

  release();
  for (const { statusCode } of await Promise.all([...calls, answer])) expect(statusCode).toBe(200);
  expect((await postInit(late)).statusCode).toBe(200);
});

test('bug: of a crowd that came in one moment all were let in, to wait for seconds', async () => {
  const crowd: Device[] = [];
  while (crowd.length < 3 * MOST) crowd.push(await server.device());
  const before = server.assessor.calls.begin;
  const release = server.assessor.hold();
  const calls = crowd.map((owner) => postInit(owner));
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + MOST));
  release();
  const answers = await Promise.all(calls);
  expect(answers.filter(({ statusCode }) => statusCode === 503)).toHaveLength(2 * MOST);
  expect(server.assessor.calls.begin).toBe(before + MOST);
});

test('a call that is under way may be joined on a full server', async () => {
  const owner = await server.device();
  const key = randomUUID();
  const before = server.assessor.calls.begin;
  const letGo = server.assessor.hold();
  const first = postInit(owner, {}, key);
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + 1));
  const { calls, release } = await fill({ besides: 1 });
  const second = postInit(owner, {}, key);
  letGo();
  release();
  expect((await second).json()).toEqual((await first).json());
  await Promise.all(calls);
});

test('one owner’s many calls fill the server for nobody else', async () => {
  const [busy, other] = [await server.device(), await server.device()];
  const before = server.assessor.calls.begin;
  const release = server.assessor.hold();
  const calls = Array.from({ length: 2 * MOST }, () => postInit(busy));
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + 2 * MOST));
  const begin = postInit(other);
  // The assessor has it too.
  await vi.waitFor(() => expect(server.assessor.calls.begin).toBe(before + 2 * MOST + 1));
  release();
  expect((await begin).statusCode).toBe(200);
  await Promise.all(calls);
});
