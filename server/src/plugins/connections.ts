import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { watchArrivals } from '../arrivals.ts';
import { ProblemError } from '../errors.ts';

/** Connections that are still open this long after the server was told to close are cut. */
const GRACE_MS = 3_000;

/**
 * Minds the connections of a server: work waits while a crowd comes in, and the server closes beside callers that never stop
 * calling: answers under way go out and end their connection, whoever asks anew is told to come back, and what is still open
 * after a while is cut, upgraded connections as well.
 */
export const connections = fastifyPlugin(
  async (app: FastifyInstance) => {
    const sockets = new Set<Socket>();
    let isClosing = false;
    let timer: NodeJS.Timeout | undefined;
    watchArrivals(app.server);
    app.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    app.addHook('onRequest', async () => {
      if (isClosing) throw new ProblemError('unavailable', 'The server restarts. Please try again');
    });
    app.addHook('onSend', async (_request, reply) => {
      if (isClosing) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      timer = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, GRACE_MS);
    });
    app.addHook('onClose', async () => clearTimeout(timer));
  },
  { name: 'connections' },
);
