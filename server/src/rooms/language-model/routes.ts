import { secondReaderRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { SecondReader } from './second-reader.ts';

/** The second reader: how it does, whether it may read, and what it does in an assessment. */
export const secondReaderRoom = fastifyPlugin(
  async (app: FastifyInstance, { secondReader }: { secondReader: SecondReader }) => {
    registerRoute(app, secondReaderRoutes.ear, async ({ actor }) => ({
      ear: await secondReader.status(actor.ownerId),
    }));
    registerRoute(app, secondReaderRoutes.allow, async ({ actor, body }) => ({
      ear: await secondReader.allow(actor.ownerId, body.allowed, body.sessionId),
    }));
  },
  { name: 'second-reader', dependencies: ['auth'] },
);
