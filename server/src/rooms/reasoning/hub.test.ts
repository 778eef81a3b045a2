import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { InitResponse } from '@petwise/contracts';
import { WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../../db/database.ts';
import { postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ReasoningHub } from './hub.ts';
import { ReasoningLog } from './log.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The server's end of a socket to a page, and the page's. */
async function openSocket(): Promise<{ socket: WebSocket; page: WebSocket }> {
  const door = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(door, 'listening');
  const address = door.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const page = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => {
    page.terminate();
    door.close();
  });
  const connected = new Promise<WebSocket>((done) => door.once('connection', done));
  await once(page, 'open');
  return { socket: await connected, page };
}

/** A session that has lines, and the number of the last one. */
async function begunStream(): Promise<{ sessionId: string; ownerId: string; last: number }> {
  const { sessionId } = (await postInit(await server.device())).json<InitResponse>();
  const [stream] = await server.db.query<{ ownerId: string; last: number }>(
    `SELECT s.owner_id AS "ownerId", max(l.seq)::int AS last
     FROM reasoning_streams s JOIN reasoning_lines l USING (session_id)
     WHERE s.session_id = $1 GROUP BY 1`,
    [sessionId],
  );
  const { ownerId = '', last = 0 } = stream ?? {};
  return { sessionId, ownerId, last };
}

test('news of lines that every socket has, or of another session, has no server read the tables again', async () => {
  const { sessionId, ownerId, last } = await begunStream();
  let reads = 0;
  const db: Database = {
    ...server.db,
    query: (sql, params) => {
      reads += 1;
      return server.db.query(sql, params);
    },
  };
  const hub = new ReasoningHub(new ReasoningLog(db, Date.now));
  const readsAfter = async (told: string): Promise<number> => {
    reads = 0;
    await hub.wake(told);
    return reads;
  };
  const actor = { ownerId, sessionHash: '' };
  const { socket } = await openSocket();
  const listener = { socket, actor, sessionId, address: '', after: 0 };
  await hub.add(listener);
  expect(listener.after).toBe(last);
  expect(await readsAfter(`${sessionId}:${last}`)).toBe(0);
  expect(await readsAfter(`${randomUUID()}:${last + 1}`)).toBe(0);
  expect(await readsAfter(`${sessionId}:${last + 1}`)).toBe(1);
});

test('F6 news that got lost on the way: who hears that something may have been told reads the tables; nobody would without', async () => {
  const { sessionId, ownerId, last } = await begunStream();
  const hub = new ReasoningHub(new ReasoningLog(server.db, Date.now));
  const { socket, page } = await openSocket();
  const received: number[] = [];
  // Lines of reasoning, by the contract.
  page.on('message', (data: Buffer) => received.push((JSON.parse(data.toString()) as Line).seq));
  const actor = { ownerId, sessionHash: '' };
  await hub.add({ socket, actor, sessionId, address: '', after: last });
  await server.db.query(
    `INSERT INTO reasoning_lines SELECT (jsonb_populate_record(l, jsonb_build_object('seq', $2::int))).*
     FROM reasoning_lines l WHERE session_id = $1 AND seq = $3::int`,
    [sessionId, last + 1, last],
  );
  await hub.wake(`${randomUUID()}:1`);
  socket.send(JSON.stringify({ seq: 0 }));
  await vi.waitFor(() => expect(received).toEqual([0]));
  await hub.wake('');
  await vi.waitFor(() => expect(received).toEqual([0, last + 1]));
});
interface Line {
  readonly seq: number;
}
