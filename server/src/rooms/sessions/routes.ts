import { sessionRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { CallLoad } from '../jobs/call-load.ts';
import { admitTo, callerOf } from '../jobs/caller.ts';
import type { SessionService } from './service.ts';

/** The prototype chat's calls (PROTO-01, PROTO-06, PROTO-08). */
export const sessionsRoom = fastifyPlugin(
  async (
    app: FastifyInstance,
    { sessions, load }: { sessions: SessionService; load: CallLoad },
  ) => {
    registerRoute(app, sessionRoutes.create, {
      admit: admitTo(app, load),
      handler: ({ actor }) => sessions.create(actor.ownerId),
    });
    registerRoute(app, sessionRoutes.messages, async ({ actor, params }) => ({
      messages: await sessions.messages(actor.ownerId, params.sessionId),
    }));
    registerRoute(app, sessionRoutes.send, ({ actor, params, body, request, reply }) =>
      sessions.send(callerOf(actor, request), params.sessionId, {
        body,
        waitedMs: reply.elapsedTime,
      }),
    );
  },
  { name: 'sessions', dependencies: ['auth'] },
);
