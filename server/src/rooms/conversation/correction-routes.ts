import { correctionRoutes, type ConsultDetail, type Message } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../plugins/contract-routes.ts';
import { callerOf } from '../jobs/caller.ts';
import type { FindConversation } from './conversation.ts';
import { Corrections, type CorrectionsParts } from './corrections.ts';

interface Parts extends Pick<CorrectionsParts<unknown>, 'jobs' | 'assessor' | 'secondReader'> {
  /** The two kinds of conversation as their pages get them. */
  readonly consults: { detail(ownerId: string, id: string): Promise<ConsultDetail> };
  readonly sessions: { messages(ownerId: string, id: string): Promise<Message[]> };
  readonly findConsult: FindConversation;
  readonly findSession: FindConversation;
}

/** What was understood, and its correction, in the consult and in the prototype chat. */
export const correctionsRoom = fastifyPlugin(
  async (app: FastifyInstance, parts: Parts) => {
    const consults = new Corrections({
      ...parts,
      kind: 'correct',
      find: parts.findConsult,
      read: async (...of) => ({ consult: await parts.consults.detail(...of) }),
    });
    const sessions = new Corrections({
      ...parts,
      kind: 'correct-message',
      find: parts.findSession,
      read: async (...of) => ({ messages: await parts.sessions.messages(...of) }),
    });
    registerRoute(app, correctionRoutes.consult, ({ actor, params }) =>
      consults.understood(actor.ownerId, params.sessionId),
    );
    registerRoute(app, correctionRoutes.session, ({ actor, params }) =>
      sessions.understood(actor.ownerId, params.sessionId),
    );
    registerRoute(app, correctionRoutes.correctConsult, ({ actor, params, body, request }) =>
      consults.correct(callerOf(actor, request), params.sessionId, body),
    );
    registerRoute(app, correctionRoutes.correctSession, ({ actor, params, body, request }) =>
      sessions.correct(callerOf(actor, request), params.sessionId, body),
    );
  },
  { name: 'corrections', dependencies: ['auth'] },
);
