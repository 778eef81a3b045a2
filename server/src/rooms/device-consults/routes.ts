import { deviceConsultRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { DeviceConsultService } from './service.ts';

/** What was assessed on the owner's device comes in here, once the device is online again. */
export const deviceConsultsRoom = fastifyPlugin(
  async (app: FastifyInstance, { deviceConsults }: { deviceConsults: DeviceConsultService }) => {
    registerRoute(app, deviceConsultRoutes.save, ({ actor, body }) =>
      deviceConsults.save(actor.ownerId, body),
    );
  },
  { name: 'device-consults', dependencies: ['auth'] },
);
