import { myDataRoutes } from '@petwise/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { AccessLog } from './access-log.ts';
import { platformOf } from './platform.ts';

const ACTS = { GET: 'read', POST: 'written', DELETE: 'deleted' } as const;

/** Notes every call of an owner that gives out or changes their data, and shows them the log. */
export const accessLogRoom = fastifyPlugin(
  async (app: FastifyInstance, { accessLog }: { accessLog: AccessLog }) => {
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode < 400) noteCall(accessLog, request);
    });
    app.addHook('onClose', () => accessLog.flush());
    registerRoute(app, myDataRoutes.accesses, ({ actor, query }) => {
      const here = callerName(actor.sessionHash);
      return accessLog.list(actor.ownerId, { here, before: query.after ?? null });
    });
  },
  { name: 'access-log', dependencies: ['auth'] },
);

function noteCall(accessLog: AccessLog, request: FastifyRequest): void {
  const { actor, routeOptions, headers } = request;
  const { contract } = routeOptions.config;
  if (actor === null || contract?.ownerData === undefined || contract.ownerData === 'none') return;
  accessLog.note({
    ownerId: actor.ownerId,
    who: 'owner',
    caller: callerName(actor.sessionHash),
    device: platformOf(headers['user-agent'] ?? ''),
    act: ACTS[contract.method],
    data: contract.ownerData,
  });
}

/** Enough of a session's hash to tell sign-ins apart. */
function callerName(sessionHash: string): string {
  return sessionHash.slice(0, 16);
}
