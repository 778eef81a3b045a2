import { followUpRoutes } from '@petwise/contracts';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { ReportService } from '../reports/service.ts';

/** What came after a report: answers of vets, and what a vet found. */
export const followUpRoom = fastifyPlugin(
  async (app: FastifyInstance, { reports }: { reports: ReportService }) => {
    registerRoute(app, followUpRoutes.read, ({ actor, params }) =>
      reports.followUp(actor.ownerId, params.sessionId),
    );
    registerRoute(app, followUpRoutes.found, async ({ actor, params, body }) => {
      await reports.keepOutcome(actor.ownerId, params.sessionId, body);
      return { outcome: body };
    });
  },
  { name: 'follow-up', dependencies: ['auth'] },
);
