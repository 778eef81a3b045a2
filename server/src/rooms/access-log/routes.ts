import { myDataRoutes } from '@petwise/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Actor, registerRoute } from '../../plugins/contract-routes.ts';
import type { AccessLog, AccessNote } from './access-log.ts';
import { platformOf } from './platform.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes what an owner is given by another way than a call of the API: with a page, or on a socket. */
    noteRead: (request: FastifyRequest, actor: Actor, data: AccessNote['data']) => void;
  }
}

const ACTS = { GET: 'read', POST: 'written', DELETE: 'deleted' } as const;

/** Notes every call of an owner that gives out or changes their data, and shows them the log. */
export const accessLogRoom = fastifyPlugin(
  async (app: FastifyInstance, { accessLog }: { accessLog: AccessLog }) => {
    app.decorate('noteRead', (request, actor, data) =>
      note(accessLog, request, { actor, act: 'read', data }),
    );
    // Not once it has arrived: of who hangs up before that nobody would ever hear.
    app.addHook('onSend', async (request, reply, payload) => {
      const { actor, routeOptions } = request;
      const data = routeOptions.config.contract?.ownerData ?? 'none';
      if (reply.statusCode < 400 && actor !== null && data !== 'none') {
        const { method } = routeOptions.config.contract ?? { method: 'GET' };
        note(accessLog, request, { actor, act: ACTS[method], data });
      }
      return payload;
    });
    app.addHook('onClose', () => accessLog.flush());
    registerRoute(app, myDataRoutes.accesses, ({ actor, query }) => {
      const here = callerName(actor.sessionHash);
      return accessLog.list(actor.ownerId, { here, before: query.after ?? null });
    });
  },
  { name: 'access-log', dependencies: ['auth'] },
);

function note(
  accessLog: AccessLog,
  { headers }: FastifyRequest,
  { actor, ...what }: { readonly actor: Actor } & Pick<AccessNote, 'act' | 'data'>,
): void {
  accessLog.note({
    ownerId: actor.ownerId,
    who: 'owner',
    caller: callerName(actor.sessionHash),
    device: platformOf(headers['user-agent'] ?? ''),
    ...what,
  });
}

/** Enough of a session's hash to tell sign-ins apart. */
function callerName(sessionHash: string): string {
  return sessionHash.slice(0, 16);
}
