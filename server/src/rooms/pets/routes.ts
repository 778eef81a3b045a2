import { petRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { PetService } from './service.ts';

/** An owner's pets. */
export const petsRoom = fastifyPlugin(
  async (app: FastifyInstance, { pets }: { pets: PetService }) => {
    registerRoute(app, petRoutes.list, async ({ actor }) => ({
      pets: await pets.list(actor.ownerId),
    }));
    registerRoute(app, petRoutes.keep, async ({ actor, params, body }) => ({
      pet: await pets.keep(actor.ownerId, params.petId, body),
    }));
    registerRoute(app, petRoutes.remove, async ({ actor, params }) => {
      await pets.remove(actor.ownerId, params.petId);
      return { deleted: true as const };
    });
  },
  { name: 'pets', dependencies: ['auth'] },
);
