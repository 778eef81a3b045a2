import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InitResponse } from '@petwise/contracts';
import { postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { LineBatches, type StoredLines } from './line-batches.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a job whose lines cannot be stored takes no other one’s with it', async () => {
  const batches = new LineBatches(server.db, Date.now);
  const { sessionId } = (await postInit(await server.device())).json<InitResponse>();
  const owners = await server.db.query<{ ownerId: string }>(
    'SELECT owner_id AS "ownerId" FROM reasoning_streams WHERE session_id = $1',
    [sessionId],
  );
  const ownerId = owners[0]?.ownerId ?? '';
  const heard: StoredLines[] = [];
  batches.listen((stored) => heard.push(stored));
  const job = () => ({ id: randomUUID(), ownerId, sessionId });
  const outcomes = await Promise.allSettled([
    batches.store({ job: job(), lines: ['good', 'and more'], step: 0 }),
    batches.store({ job: job(), lines: ['bad'], step: Number.MAX_SAFE_INTEGER }),
    batches.store({ job: { ...job(), sessionId: randomUUID() }, lines: ['deleted'], step: 0 }),
    batches.store({ job: job(), lines: ['good as well'], step: 0 }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(heard.flatMap(({ lines }) => lines)).toEqual([
    { seq: 3, content: 'good' },
    { seq: 4, content: 'and more' },
    { seq: 5, content: 'good as well' },
  ]);
});
