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

interface Received {
  readonly latencies: number[];
  outOfOrder: number;
}

/** How many sockets there are, how many lines a second each session says, and for how long. */
export interface Talk {
  readonly sockets: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** What has not come by then is lost. */
const SILENCE_S = 5;
/** After a kill another start takes up what ran once its lease is over, half a minute later. */
const SILENCE_AFTER_A_KILL_S = 60;

/**
 * Sockets that listen while each session says its lines; late is what comes after it was due.
 *
 * @param startAgain kills the server in the middle and answers another one on the same tables, to which all sockets come back
 */
export async function listenOnSockets(
  first: Served,
  { sockets, perSecond, seconds }: Talk,
  startAgain?: () => Promise<Served>,
): Promise<SocketsMet> {
  const sessions = Array.from({ length: sockets / SOCKETS_A_SESSION }, () => randomUUID());
  const received: Received = { latencies: [], outOfOrder: 0 };
  const listeners = sessions.flatMap((session, index) =>
    Array.from({ length: SOCKETS_A_SESSION }, () => new Listener(session, index, received)),
  );
  const joinAll = async (server: Served): Promise<void> => {
    for (let at = 0; at < listeners.length; at += SOCKETS_A_SESSION) {
      const some = listeners.slice(at, at + SOCKETS_A_SESSION);
      await Promise.all(some.map((listener) => listener.join(server, first.tokens)));
    }
  };
  await joinAll(first);
  const before = await first.usage();
  const begun = begin(first, sessions);
  let server = first;
  if (startAgain === undefined) await begun;
  else {
    await sleep((seconds * 1000) / 2);
    // Their calls end with the server.
    const cut = begun.catch(() => undefined);
    server = await startAgain();
    await cut;
    await joinAll(server);
    // As pages do: the same calls with the same keys, whether the killed server had taken them or not.
    await begin({ ...server, tokens: first.tokens }, sessions);
  }
  const wanted = sockets * perSecond * seconds;
  const longestSilence = startAgain === undefined ? SILENCE_S : SILENCE_AFTER_A_KILL_S;
  for (let silent = 0; received.latencies.length < wanted && silent < longestSilence;) {
    const known = received.latencies.length;
    await sleep(1_000);
    silent = known === received.latencies.length ? silent + 1 : 0;
  }
  const { cpuMs } = await server.usage();
  for (const listener of listeners) listener.leave();
  return {
    p99: quantile(received.latencies, 0.99),
    received: received.latencies.length,
    wanted,
    cpuMs: cpuMs - before.cpuMs,
    outOfOrder: received.outOfOrder,
  };
}

/** One socket of a session, which comes back where it was. */
class Listener {
  #last = 0;
  #socket: WebSocket | null = null;

  readonly #session: string;
  readonly #index: number;
  readonly #received: Received;

  constructor(session: string, index: number, received: Received) {
    this.#session = session;
    this.#index = index;
    this.#received = received;
  }

  join({ address }: Served, tokens: readonly string[]): Promise<void> {
    this.leave();
    const after = this.#last === 0 ? '' : `&after=${this.#last}`;
    const url = `${address.replace('http', 'ws')}/ws?sessionId=${this.#session}${after}`;
    const headers = {
      cookie: `petwise_session=${tokens[this.#index] ?? ''}`,
      'x-forwarded-for': `10.1.${this.#index >> 8}.${this.#index % 256}`,
      origin: address,
    };
    const socket = new WebSocket(url, { perMessageDeflate: false, headers });
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#receive(data.toString()));
    return new Promise((done, fail) => {
      socket.once('open', done);
      // Later ones are the kill's.
      socket.on('error', fail);
    });
  }

  leave(): void {
    this.#socket?.terminate();
  }

  #receive(message: string): void {
    // Both servers send this.
    const { content, seq } = JSON.parse(message) as { content: string; seq: number };
    const due = Number(content.split(' ', 1)[0]);
    this.#received.latencies.push(performance.timeOrigin + performance.now() - due);
    if (seq !== this.#last + 1) this.#received.outOfOrder += 1;
    this.#last = seq;
  }
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
