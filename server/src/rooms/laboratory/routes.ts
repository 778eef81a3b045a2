import { labValueRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { LaboratoryService } from './service.ts';

/** The values of a laboratory report go to their owner, and come back confirmed. */
export const laboratoryRoom = fastifyPlugin(
  async (app: FastifyInstance, { laboratory }: { laboratory: LaboratoryService }) => {
    registerRoute(app, labValueRoutes.list, ({ actor, params, query }) =>
      laboratory.list(actor.ownerId, params.fileId, query.species ?? null),
    );
    registerRoute(app, labValueRoutes.decide, ({ actor, params, body }) =>
      laboratory.decide(actor.ownerId, params.fileId, body),
    );
  },
  { name: 'laboratory', dependencies: ['auth', 'uploads'] },
);
