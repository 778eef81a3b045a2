import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InitResponse } from '@petwise/contracts';
import { postInit } from '../../testing/consult-bodies.ts';
import type { Database } from '../../db/database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { LineBatches, type StoredLines } from './line-batches.ts';
import { ReasoningLog } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A session with two lines. */
async function session(): Promise<{ ownerId: string; sessionId: string }> {
  const { sessionId } = (await postInit(await server.device())).json<InitResponse>();
  const owners = await server.db.query<{ ownerId: string }>(
    'SELECT owner_id AS "ownerId" FROM reasoning_streams WHERE session_id = $1',
    [sessionId],
  );
  return { ownerId: owners[0]?.ownerId ?? '', sessionId };
}

test('a job whose lines cannot be stored takes no other one’s with it', async () => {
  const batches = new LineBatches(server.db, Date.now);
  const { ownerId, sessionId } = await session();
  const received: StoredLines[] = [];
  batches.listen((stored) => received.push(stored));
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
  expect(received.flatMap(({ lines }) => lines)).toEqual([
    { seq: 3, content: 'good' },
    { seq: 4, content: 'and more' },
    { seq: 5, content: 'good as well' },
  ]);
});

test('a line that is said while others are stored is stored too', async () => {
  const { ownerId, sessionId } = await session();
  let sayMore = (): void => undefined;
  const db: Database = {
    ...server.db,
    query: async (sql, params) => {
      const rows = await server.db.query(sql, params);
      if (sql.includes('INSERT INTO reasoning_lines')) sayMore();
      // The rows of this very statement.
      return rows as never[];
    },
  };
  const writer = await new ReasoningLog(db, Date.now).writer(
    { id: randomUUID(), ownerId, sessionId },
    { isFirst: true },
  );
  sayMore = () => {
    sayMore = () => undefined;
    writer.line('while the first is stored');
  };
  writer.line('first');
  await writer.flush();
  const stored = await new ReasoningLog(server.db, Date.now).read(ownerId, sessionId, 2);
  expect(stored.map(({ content }) => content)).toEqual(['first', 'while the first is stored']);
});
