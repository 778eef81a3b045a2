import websocket from '@fastify/websocket';
import { SessionId, SOCKET_CLOSE, SOCKET_PATH, SocketPing } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { callerOf } from '../../plugins/address.ts';
import { check, pageConfig } from '../../plugins/contract-routes.ts';
import { isForged } from '../../plugins/origins.ts';
import { WindowCounter } from '../../plugins/window-counter.ts';
import { SIGNED_OUT_CHANNEL, type AuthService } from '../auth/service.ts';
import { ReasoningHub, send } from './hub.ts';
import { REASONING_CHANNEL } from './line-batches.ts';
import type { ReasoningLog } from './log.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_MESSAGES_A_MINUTE = 100;
const RECHECK_MS = 60_000;
/** Whoever does not answer a close within this is cut off. */
const CUT_OFF_MS = 2_000;
/** Close code for a fault on our side. */
const INTERNAL_ERROR = 1011;

const SocketQuery = v.object({
  sessionId: SessionId,
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
});

export interface ReasoningParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly auth: AuthService;
  readonly log: ReasoningLog;
}

/** The reasoning socket (SOCK-01): session and page are checked before the connection is upgraded. */
export const reasoningRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: ReasoningParts) => {
    const hub = new ReasoningHub(parts.log);
    await app.register(websocket, {
      options: {
        maxPayload: MAX_MESSAGE_BYTES,
        perMessageDeflate: false,
        // ws takes it, which its types do not know yet.
        ...({ closeTimeout: CUT_OFF_MS } as object),
      },
      errorHandler: (error, socket, request) => endBroken(error, socket, request),
      preClose: async function closeSockets(this: FastifyInstance) {
        // Not awaited: until these hooks are done, the server takes new connections. It waits for these sockets later.
        void hub.close();
        this.websocketServer.close();
      },
    });
    await listenForOthers(app, hub, parts);
    app.route({
      method: 'GET',
      url: SOCKET_PATH,
      config: pageConfig('session', 'socket'),
      preValidation: (request) => admit(app, hub, { request, config: parts.config }),
      handler: async () => {
        throw new ProblemError('not-found');
      },
      wsHandler: (socket, request) => converse(hub, parts.clock, { socket, request }),
    });
  },
  { name: 'reasoning', dependencies: ['auth'] },
);

/** Other servers tell what they wrote and whom they signed out. */
async function listenForOthers(
  app: FastifyInstance,
  hub: ReasoningHub,
  { db, auth, log }: ReasoningParts,
): Promise<void> {
  const logged = (error: unknown): void => app.log.error({ err: error }, 'reasoning socket');
  log.listen((stored) => void hub.deliver(stored).catch(logged));
  const stops = [
    await db.listen(REASONING_CHANNEL, (told) => void hub.wake(told).catch(logged)),
    await db.listen(SIGNED_OUT_CHANNEL, (id) => {
      if (id !== '') return hub.signOut(id);
      return void hub.recheck((hash) => auth.isActive(hash)).catch(logged);
    }),
  ];
  const timer = setInterval(() => {
    hub.recheck((hash) => auth.isActive(hash)).catch(logged);
  }, RECHECK_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    for (const stop of stops) await stop();
  });
}

async function admit(
  app: FastifyInstance,
  hub: ReasoningHub,
  { request, config }: { request: FastifyRequest; config: Config },
): Promise<void> {
  if (!request.ws) throw new ProblemError('not-found');
  // Every browser says which page opens a socket; who says nothing is none, and no page lent it this session.
  if (isForged(request.headers, config)) throw new ProblemError('forbidden-origin');
  const actor = await app.authenticate(request);
  if (actor === null) throw new ProblemError('not-authenticated');
  check(SocketQuery, request.query);
  if (!hub.hasSpace(actor.ownerId, callerOf(request.ip))) {
    throw new ProblemError('too-many-requests', 'Too many open connections', { retryAfter: 30 });
  }
  app.noteRead(request, actor, 'assessments');
  request.actor = actor;
}

async function converse(
  hub: ReasoningHub,
  clock: Clock,
  { socket, request }: { socket: WebSocket; request: FastifyRequest },
): Promise<void> {
  const { actor } = request;
  if (actor === null) return socket.close(SOCKET_CLOSE.signedOut);
  const { sessionId, after } = v.parse(SocketQuery, request.query);
  const messages = new WindowCounter(MAX_MESSAGES_A_MINUTE, 60_000, clock);
  socket.on('message', (data, isBinary) => {
    if (messages.take('messages') > 0 || isBinary || !isPing(data)) {
      return socket.close(SOCKET_CLOSE.badMessage, 'not a message of this socket');
    }
    return send(socket, { type: 'pong' });
  });
  await hub.add({ socket, actor, sessionId, after, address: callerOf(request.ip) });
}

/** A frame that is too large was answered with 1009 already. */
function endBroken(error: Error, socket: WebSocket, request: FastifyRequest): void {
  request.log.warn({ err: error }, 'socket error');
  socket.close(INTERNAL_ERROR);
}

function isPing(data: RawData): boolean {
  if (!Buffer.isBuffer(data)) return false;
  try {
    return v.is(SocketPing, JSON.parse(data.toString('utf8')));
  } catch {
    return false;
  }
}
