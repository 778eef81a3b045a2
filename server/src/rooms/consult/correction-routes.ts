import { correctionRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { SessionCorrections } from '../sessions/correction-service.ts';
import type { ConsultCorrections } from './correction-service.ts';
import { callerOf } from './routes.ts';

/** What was understood, and its correction, in the consult and in the prototype chat. */
export const correctionsRoom = fastifyPlugin(
  async (
    app: FastifyInstance,
    rooms: { consults: ConsultCorrections; sessions: SessionCorrections },
  ) => {
    registerRoute(app, correctionRoutes.consult, ({ actor, params }) =>
      rooms.consults.understood(actor.ownerId, params.sessionId),
    );
    registerRoute(app, correctionRoutes.session, ({ actor, params }) =>
      rooms.sessions.understood(actor.ownerId, params.sessionId),
    );
    registerRoute(app, correctionRoutes.correctConsult, ({ actor, params, body, request }) =>
      rooms.consults.correct(callerOf(actor, request), params.sessionId, body),
    );
    registerRoute(app, correctionRoutes.correctSession, ({ actor, params, body, request }) =>
      rooms.sessions.correct(callerOf(actor, request), params.sessionId, body),
    );
  },
  { name: 'corrections', dependencies: ['auth'] },
);
