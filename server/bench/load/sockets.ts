import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { consultRoutes } from '@petwise/contracts';
import { WebSocket } from 'ws';
import { INIT_BODY } from '../../src/testing/consult-bodies.ts';
import { call, quantile, type Served } from './measure.ts';

/** Of one owner at most. */
const SOCKETS_A_SESSION = 10;

export interface SocketsMet {
  readonly p99: number;
  readonly received: number;
  readonly wanted: number;
  /** What the server's processors have worked, from the first line to the last. */
  readonly cpuMs: number;
  /** Lines that did not come next. */
  readonly outOfOrder: number;
}

interface Heard {
  readonly latencies: number[];
  outOfOrder: number;
}

/** Sockets that listen while each session says `perSecond` lines a second; late is what comes after it was due. */
export async function listenOnSockets(
  server: Served,
  { sockets, perSecond, seconds }: { sockets: number; perSecond: number; seconds: number },
): Promise<SocketsMet> {
  const sessions = Array.from({ length: sockets / SOCKETS_A_SESSION }, () => randomUUID());
  const heard: Heard = { latencies: [], outOfOrder: 0 };
  const open: WebSocket[] = [];
  for (const [index, session] of sessions.entries()) {
    open.push(...(await Promise.all(joinSession(server, { index, session, heard }))));
  }
  const before = await server.usage();
  await begin(server, sessions);
  const wanted = sockets * perSecond * seconds;
  for (let before = -1; before !== heard.latencies.length && before < wanted;) {
    before = heard.latencies.length;
    await sleep(1_000);
  }
  const { cpuMs } = await server.usage();
  for (const socket of open) socket.terminate();
  return {
    p99: quantile(heard.latencies, 0.99),
    received: heard.latencies.length,
    wanted,
    cpuMs: cpuMs - before.cpuMs,
    outOfOrder: heard.outOfOrder,
  };
}

function joinSession(
  { address, tokens }: Served,
  { index, session, heard }: { index: number; session: string; heard: Heard },
): Promise<WebSocket>[] {
  const url = `${address.replace('http', 'ws')}/ws?sessionId=${session}`;
  const headers = {
    cookie: `petwise_session=${tokens[index] ?? ''}`,
    'x-forwarded-for': `10.1.${index >> 8}.${index % 256}`,
    origin: address,
  };
  return Array.from({ length: SOCKETS_A_SESSION }, () => {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers });
    let last = 0;
    socket.on('message', (data: Buffer) => {
      // Both servers send this.
      const { content, seq } = JSON.parse(data.toString()) as { content: string; seq: number };
      const due = Number(content.split(' ', 1)[0]);
      heard.latencies.push(performance.timeOrigin + performance.now() - due);
      if (seq !== last + 1) heard.outOfOrder += 1;
      last = seq;
    });
    return new Promise<WebSocket>((done, fail) => {
      socket.once('open', () => done(socket));
      socket.once('error', fail);
    });
  });
}

/** Resolves when every session has said all. */
async function begin({ address, tokens }: Served, sessions: readonly string[]): Promise<void> {
  if (tokens.length === 0) return void (await call(address, '/talk', { body: {} }));
  await Promise.all(
    sessions.map((session, index) =>
      call(address, consultRoutes.init.path, {
        body: INIT_BODY,
        headers: {
          cookie: `petwise_session=${tokens[index] ?? ''}`,
          'x-forwarded-for': `10.2.${index >> 8}.${index % 256}`,
          'idempotency-key': session,
        },
      }),
    ),
  );
}
