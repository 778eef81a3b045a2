import { trendRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { TrendService } from './service.ts';

/** Values over time for the charts of a report. */
export const trendsRoom = fastifyPlugin(
  async (app: FastifyInstance, { trends }: { trends: TrendService }) => {
    registerRoute(app, trendRoutes.list, async ({ actor, params }) => ({
      trends: await trends.list(actor.ownerId, params.sessionId),
    }));
  },
  { name: 'trends', dependencies: ['auth'] },
);
