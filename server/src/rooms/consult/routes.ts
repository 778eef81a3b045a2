import { consultRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { CallLoad } from '../jobs/call-load.ts';
import { admitTo, callerOf } from '../jobs/caller.ts';
import { plainAnswer, plainInit } from '../conversation/plain-clients.ts';
import type { ConsultService } from './service.ts';

/** The guided consult's calls (CHAT-11), and an owner's own past ones. */
export const consultRoom = fastifyPlugin(
  async (
    app: FastifyInstance,
    { consults, load }: { consults: ConsultService; load: CallLoad },
  ) => {
    registerRoute(app, consultRoutes.init, {
      admit: admitTo(app, load),
      plainBody: plainInit,
      handler: ({ actor, body, request }) => consults.init(callerOf(actor, request), body),
    });
    registerRoute(app, consultRoutes.answer, {
      plainBody: plainAnswer,
      handler: ({ actor, body, request }) => consults.answer(callerOf(actor, request), body),
    });
    registerRoute(app, consultRoutes.finalize, ({ actor, body, request }) =>
      consults.finalize(callerOf(actor, request), body),
    );
    registerRoute(app, consultRoutes.list, ({ actor, query }) =>
      consults.list(actor.ownerId, query),
    );
    registerRoute(app, consultRoutes.detail, ({ actor, params }) =>
      consults.detail(actor.ownerId, params.sessionId),
    );
    registerRoute(app, consultRoutes.remove, async ({ actor, params }) => {
      await consults.remove(actor.ownerId, params.sessionId);
      return { deleted: true };
    });
  },
  { name: 'consult', dependencies: ['auth'] },
);
