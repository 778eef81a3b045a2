import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { authRoutes, type InitResponse, myDataRoutes } from '@petwise/contracts';
import { WebSocket } from 'ws';
import { postAnswer, postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;
let host: string;
const sockets: WebSocket[] = [];

async function listen(): Promise<void> {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  host = new URL(address).host;
}

beforeAll(async () => {
  server = await startTestServer();
  await listen();
  device = await server.device();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});
afterAll(() => server.close());

interface Line {
  type: string;
  sessionId?: string;
  content?: string;
  seq?: number;
}

interface Open {
  socket: WebSocket;
  received: Line[];
  closed: Promise<number>;
}

function headersOf(who: Device, origin: string | undefined): Record<string, string> {
  return { cookie: who.cookieHeader(), ...(origin === undefined ? {} : { origin }) };
}

/** Resolves with the open socket, or with the status that refused it. */
function connect(
  sessionId: string,
  options: { who?: Device; origin?: string | null; query?: string } = {},
): Promise<Open | number> {
  const { who = device, origin = `http://${host}`, query = '' } = options;
  const socket = new WebSocket(`ws://${host}/ws?sessionId=${sessionId}${query}`, {
    headers: headersOf(who, origin ?? undefined),
  });
  sockets.push(socket);
  const received: Line[] = [];
  const closed = new Promise<number>((done) => socket.once('close', done));
  socket.on('message', (data: Buffer) => {
    // What the server sends is checked line by line below.
    received.push(JSON.parse(data.toString()) as Line);
  });
  return new Promise((done, fail) => {
    socket.once('open', () => done({ socket, received, closed }));
    socket.once('unexpected-response', (_request, response) => done(response.statusCode ?? 0));
    socket.once('error', fail);
  });
}

async function open(sessionId: string, options: Parameters<typeof connect>[1] = {}): Promise<Open> {
  const result = await connect(sessionId, options);
  if (typeof result === 'number') throw new Error(`refused with ${result}`);
  return result;
}

const seqs = (received: readonly Line[]) =>
  received.filter((l) => l.type === 'reasoning').map((l) => l.seq);

describe('reasoning', () => {
  test('SOCK-03 lines of my session arrive while it thinks, numbered without a gap', async () => {
    const key = randomUUID();
    const { received } = await open(key);
    const release = server.assessor.hold();
    const answer = postInit(device, {}, key);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toEqual({
      type: 'reasoning',
      sessionId: key,
      content: 'reading He keeps vomiting since yesterday',
      seq: 1,
    });
    release();
    expect((await answer).json<InitResponse>().sessionId).toBe(key);
    await vi.waitFor(() => expect(seqs(received)).toEqual([1, 2]));
  });

  test('F6 a socket that comes back gets what it missed, without a gap or a repeat', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const first = await open(sessionId);
    await vi.waitFor(() => expect(seqs(first.received)).toEqual([1, 2]));
    first.socket.terminate();
    await postAnswer(device, { sessionId, answer: 'Yes' });
    const second = await open(sessionId, { query: '&after=2' });
    await postAnswer(device, { sessionId, answer: 'No' });
    await vi.waitFor(() => expect(seqs(second.received)).toEqual([3, 4, 5, 6]));
  });

  test('F1 a line is sent only once it is stored, so that no kill can take back what was told', async () => {
    const key = randomUUID();
    const { socket } = await open(key);
    const stored: Promise<unknown[]>[] = [];
    socket.on('message', (data: Buffer) => {
      // A line of reasoning; nothing else is sent here.
      const { seq = 0 } = JSON.parse(data.toString()) as Line;
      const sql = 'SELECT 1 FROM reasoning_lines WHERE session_id = $1 AND seq = $2';
      stored.push(server.db.query(sql, [key, seq]));
    });
    await postInit(device, {}, key);
    await vi.waitFor(() => expect(stored).toHaveLength(2));
    for (const rows of await Promise.all(stored)) expect(rows).toHaveLength(1);
  });

  test('SOCK-03 many sessions that think at once get each their own lines, in order, on all their sockets', async () => {
    const keys = Array.from({ length: 8 }, () => randomUUID());
    const who = await Promise.all(keys.map(() => server.device()));
    const opened = await Promise.all(
      keys.flatMap((key, index) => [0, 1].map(() => open(key, { who: who[index] ?? device }))),
    );
    await Promise.all(
      keys.map(async (key, index) => {
        const owner = who[index] ?? device;
        await postInit(owner, { initialSymptoms: `symptoms of ${key}` }, key);
        await postAnswer(owner, { sessionId: key, answer: `answer of ${key}` });
      }),
    );
    for (const [place, { received }] of opened.entries()) {
      const key = keys[Math.floor(place / 2)];
      await vi.waitFor(() => expect(seqs(received)).toEqual([1, 2, 3, 4]));
      expect(received.map(({ content }) => content)).toEqual([
        `reading symptoms of ${key}`,
        'choosing question 1',
        `reading answer of ${key}`,
        'choosing question 2',
      ]);
    }
  });

  test('SOCK-02 a ping is answered with a pong', async () => {
    const { socket, received } = await open(randomUUID());
    socket.send(JSON.stringify({ type: 'ping' }));
    await vi.waitFor(() => expect(received).toEqual([{ type: 'pong' }]));
  });

  test('W5 another owner’s socket on my session hears nothing', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const other = await server.device();
    const spy = await open(sessionId, { who: other });
    const mine = await open(sessionId);
    await postAnswer(device, { sessionId, answer: 'Yes' });
    await vi.waitFor(() => expect(seqs(mine.received)).toEqual([1, 2, 3, 4]));
    spy.socket.send(JSON.stringify({ type: 'ping' }));
    await vi.waitFor(() => expect(spy.received).toEqual([{ type: 'pong' }]));
  });

  test('W6 another spelling of the id hears nothing', async () => {
    const { sessionId } = (
      await postInit(device, {}, 'abcdef01-2345-4678-9abc-def012345678')
    ).json<InitResponse>();
    const { socket, received } = await open(sessionId.toUpperCase());
    await postAnswer(device, { sessionId, answer: 'Yes' });
    socket.send(JSON.stringify({ type: 'ping' }));
    await vi.waitFor(() => expect(received).toEqual([{ type: 'pong' }]));
  });
});

describe('who may connect', () => {
  test('O4 bug: who read along on a socket stood in no log that its owner can read', async () => {
    const own = await server.device();
    await open(randomUUID(), { who: own });
    const answer = await own.inject({ method: 'GET', url: myDataRoutes.accesses.path });
    expect(answer.json().accesses).toMatchObject([{ act: 'read', data: 'assessments' }]);
  });

  test('W1 a page of another site is refused before the upgrade', async () => {
    const id = randomUUID();
    const [name, port] = host.split(':');
    for (const origin of [
      'https://evil.example',
      'null',
      `http://${host}.evil.example`,
      `http://${name}:${Number(port) + 1}`,
      `http://${host}@evil.example`,
    ]) {
      expect(await connect(id, { origin })).toBe(403);
    }
    expect(await connect(id, { origin: `http://localhost:${port}` })).toBeTypeOf('object');
  });

  test('SOCK-01 a program that is no browser, so that it names no page, is let in by its session', async () => {
    expect(await connect(randomUUID(), { origin: null })).toBeTypeOf('object');
  });

  test('W2 without a session it is refused with 401', async () => {
    const stranger = await server.device({ signedIn: false });
    expect(await connect(randomUUID(), { who: stranger })).toBe(401);
    stranger.cookies = { petwise_session: 'made up' };
    expect(await connect(randomUUID(), { who: stranger })).toBe(401);
  });

  test('SOCK-01 a session id that is none is refused', async () => {
    expect(await connect('not-an-id')).toBe(400);
    expect(await connect(randomUUID(), { query: '&after=-1' })).toBe(400);
  });

  test('SOCK-01 without an upgrade there is no such address', async () => {
    const response = await device.inject({ method: 'GET', url: `/ws?sessionId=${randomUUID()}` });
    expect(response.statusCode).toBe(404);
  });

  test('W8 the eleventh socket of one owner is refused, another owner’s is not', async () => {
    const many = await server.device();
    const id = randomUUID();
    for (let n = 0; n < 10; n += 1) await open(id, { who: many });
    expect(await connect(id, { who: many })).toBe(429);
    expect(await connect(id)).toBeTypeOf('object');
  });
});

describe('what may be sent', () => {
  test.each([
    ['bad JSON', 'no json'],
    ['an unknown type', JSON.stringify({ type: 'subscribe', sessionId: 'x' })],
    ['a binary frame', Buffer.from('{"type":"ping"}')],
    ['deep JSON', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ])('W4 %s closes with 1008, other sockets go on', async (_name, message) => {
    const id = randomUUID();
    const [bad, good] = [await open(id), await open(id)];
    bad.socket.send(message);
    expect(await bad.closed).toBe(1008);
    good.socket.send(JSON.stringify({ type: 'ping' }));
    await vi.waitFor(() => expect(good.received).toEqual([{ type: 'pong' }]));
  });

  test('W4 a frame over 64 KiB closes with 1009', async () => {
    const { socket, closed } = await open(randomUUID());
    socket.send('x'.repeat(64 * 1024 + 1));
    expect(await closed).toBe(1009);
  });

  test('W4 the hundred and first message in a minute closes with 1008', async () => {
    const { socket, received, closed } = await open(randomUUID());
    for (let n = 0; n < 101; n += 1) socket.send(JSON.stringify({ type: 'ping' }));
    expect(await closed).toBe(1008);
    expect(received).toHaveLength(100);
  });

  test('no compression is offered', async () => {
    const { socket } = await open(randomUUID());
    expect(socket.extensions).toBe('');
  });
});

describe('the end', () => {
  test('S3 W7 signing out closes the socket with 4401', async () => {
    const leaving = await server.device();
    const id = randomUUID();
    const gone = await open(id, { who: leaving });
    const stays = await open(id);
    await leaving.inject({ method: 'POST', url: authRoutes.logout.path, payload: {} });
    expect(await gone.closed).toBe(4401);
    expect(stays.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('F5 a restart closes sockets with 1001, and they can come back', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const before = await open(sessionId);
    await vi.waitFor(() => expect(seqs(before.received)).toEqual([1, 2]));
    await server.restart();
    expect(await before.closed).toBe(1001);
    await listen();
    await postAnswer(device, { sessionId, answer: 'Yes' });
    const after = await open(sessionId, { query: '&after=2' });
    await vi.waitFor(() => expect(seqs(after.received)).toEqual([3, 4]));
  });
});
