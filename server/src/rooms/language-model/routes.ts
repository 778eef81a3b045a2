import { secondEarRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { SecondEar } from './second-ear.ts';

/** The second ear: how it does, whether it may read, and what it does in an assessment. */
export const secondEarRoom = fastifyPlugin(
  async (app: FastifyInstance, { ear }: { ear: SecondEar }) => {
    registerRoute(app, secondEarRoutes.ear, async ({ actor }) => ({
      ear: await ear.status(actor.ownerId),
    }));
    registerRoute(app, secondEarRoutes.allow, async ({ actor, body }) => ({
      ear: await ear.allow(actor.ownerId, body.allowed, body.sessionId),
    }));
  },
  { name: 'second-ear', dependencies: ['auth'] },
);
