import { resumableRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../plugins/contract-routes.ts';
import { receiveForm } from '../receive-form.ts';
import type { ResumableUploads } from './resumable-uploads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Files that arrive in pieces; `receiveForm` takes those that are whole. */
    resumable: ResumableUploads;
  }
}

/** A slow phone needs this long for a piece; a body that stands still is ended long before. */
const PIECE_MS = 30 * 60 * 1000;

/** Files come in here piece by piece, so that a broken line can be gone on from. */
export const resumableRoom = fastifyPlugin(
  async (app: FastifyInstance, { resumable }: { resumable: ResumableUploads }) => {
    app.decorate('resumable', resumable);
    registerRoute(app, resumableRoutes.begin, async ({ actor, body }) => ({
      uploadId: await resumable.begin(actor.ownerId, body),
    }));
    registerRoute(app, resumableRoutes.state, ({ actor, params }) =>
      resumable.state(actor.ownerId, params.uploadId),
    );
    registerRoute(app, resumableRoutes.append, {
      rate: 'upload',
      handlerTimeout: PIECE_MS,
      handler: async ({ actor, params, query, request }) => {
        const at = { ownerId: actor.ownerId, ...params, ...query };
        const form = await receiveForm(request, ({ stream }) => resumable.append(at, stream));
        return form.taken;
      },
    });
    registerRoute(app, resumableRoutes.remove, async ({ actor, params }) => {
      await resumable.remove(actor.ownerId, params.uploadId);
      return { deleted: true as const };
    });
  },
  { name: 'resumable', dependencies: ['auth', 'uploads'] },
);
