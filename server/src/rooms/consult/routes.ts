import { consultRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';
import { registerRoute, type Actor } from '../../plugins/contract-routes.ts';
import type { CallLoad } from '../jobs/call-load.ts';
import { plainAnswer, plainInit } from './plain-clients.ts';
import type { Caller, ConsultService } from './service.ts';

/** The guided consult's calls (CHAT-11), and an owner's own past ones. */
export const consultRoom = fastifyPlugin(
  async (
    app: FastifyInstance,
    { consults, load }: { consults: ConsultService; load: CallLoad },
  ) => {
    registerRoute(app, consultRoutes.init, {
      guard: roomIn(load),
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

/** Lets in what begins an assessment while the server has room for it. */
export function roomIn(load: CallLoad): (request: FastifyRequest) => Promise<void> {
  return async ({ actor, headers }) => {
    if (actor !== null) load.mustHaveCapacity(actor.ownerId, headers['idempotency-key']);
  };
}

/** Who calls a long call, and its `Idempotency-Key`, if it has one. */
export function callerOf({ ownerId }: Actor, request: FastifyRequest): Caller {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { ownerId, key: undefined };
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new ProblemError(
      'invalid-request',
      'The Idempotency-Key must be one word of at most 200 characters',
    );
  }
  return { ownerId, key };
}
