import { reportRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import { fileHeaders } from './file-headers.ts';
import type { ReportService } from './service.ts';
import { readsBritish } from './spelling.ts';
import { unitsOf } from './weight-lines.ts';

/** RPT-07: an owner takes a report along. */
export const reportsRoom = fastifyPlugin(
  async (app: FastifyInstance, { reports, clock }: { reports: ReportService; clock: Clock }) => {
    registerRoute(app, reportRoutes.pdf, {
      rate: 'document',
      handler: async ({ actor, params, query, request, reply }) => {
        const languages = request.headers['accept-language'];
        const units = query.units ?? unitsOf(languages);
        const pdf = await reports.pdf(actor.ownerId, params.sessionId, {
          paper: query.paper,
          timeZone: query.timeZone ?? 'UTC',
          units,
          showsPictures: true,
          isBritish: readsBritish(languages),
        });
        fileHeaders(reply, 'pdf', new Date(clock()));
        return pdf;
      },
    });
    registerRoute(app, reportRoutes.handover, async ({ actor, params, reply }) => {
      const handover = await reports.handover(actor.ownerId, params.sessionId);
      fileHeaders(reply, 'json', new Date(clock()));
      return handover;
    });
  },
  { name: 'reports', dependencies: ['auth'] },
);
