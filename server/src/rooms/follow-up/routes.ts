import { followUpRoutes, type FollowUp, type Outcome } from '@petwise/contracts';
import { operatorRoutes } from '@petwise/contracts/operator';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { registerRoute } from '../../plugins/contract-routes.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { ReleaseKeys } from '../releases/keys.ts';
import { outcomesPage } from './outcomes-page.ts';
import { countOutcomes } from './count-outcomes.ts';

/** What this room needs of the room that knows which reports are an owner's, and finished. */
interface FollowedReports {
  followUp(ownerId: string, sessionId: string): Promise<FollowUp>;
  keepOutcome(ownerId: string, sessionId: string, outcome: Outcome): Promise<void>;
  keepLookedAgain(ownerId: string, sessionId: string): Promise<void>;
}

interface FollowUpParts {
  readonly db: Database;
  readonly reports: FollowedReports;
  readonly keys: ReleaseKeys;
}

/** What came after a report: answers of vets, and what a vet found, which an operator sees counted. */
export const followUpRoom = fastifyPlugin(
  async (app: FastifyInstance, { db, reports, keys }: FollowUpParts) => {
    registerRoute(app, followUpRoutes.read, ({ actor, params }) =>
      reports.followUp(actor.ownerId, params.sessionId),
    );
    registerRoute(app, followUpRoutes.found, async ({ actor, params, body }) => {
      await reports.keepOutcome(actor.ownerId, params.sessionId, body);
      return { outcome: body };
    });
    registerRoute(app, followUpRoutes.lookedAgain, async ({ actor, params }) => {
      await reports.keepLookedAgain(actor.ownerId, params.sessionId);
      return { lookedAgain: true };
    });
    registerRoute(app, operatorRoutes.outcomes, {
      rate: 'release',
      guard: async (request) => {
        const { isOperator } = await keys.holderOf(request);
        if (!isOperator) throw new ProblemError('forbidden', 'This needs the operator’s key');
      },
      handler: async ({ request, reply }) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return outcomesPage(await countOutcomes(db), request.cspNonce);
      },
    });
  },
  { name: 'follow-up', dependencies: ['auth'] },
);
