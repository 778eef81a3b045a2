import multipart from '@fastify/multipart';
import { uploadRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../../errors.ts';
import { check, registerRoute } from '../../plugins/contract-routes.ts';
import { receiveForm } from './receive-form.ts';
import { sendFile } from './send-file.ts';
import type { UploadService } from './service.ts';

/** A slow phone needs this long for 100 MB; a body that stands still is ended long before. */
const UPLOAD_MS = 30 * 60 * 1000;

/** Files come in here, and go back to their owner alone (API-03). */
export const uploadsRoom = fastifyPlugin(
  async (app: FastifyInstance, { uploads }: { uploads: UploadService }) => {
    await app.register(multipart);
    const receiveUpload = (request: FastifyRequest, ownerId: string) =>
      receiveForm(
        request,
        (file) => uploads.take({ ownerId, ...file }),
        (id) => uploads.answer(ownerId, id),
      );
    const options = { rate: 'upload', handlerTimeout: UPLOAD_MS } as const;
    registerRoute(app, uploadRoutes.secureUpload, {
      ...options,
      handler: async ({ actor, request }) => {
        const form = await receiveUpload(request, actor.ownerId);
        return form.taken;
      },
    });
    registerRoute(app, uploadRoutes.upload, {
      ...options,
      handler: async ({ actor, request }) => {
        const form = await receiveUpload(request, actor.ownerId);
        try {
          check(uploadRoutes.upload.body, form.fields);
        } catch (error) {
          await uploads.remove(actor.ownerId, form.taken.id);
          throw error;
        }
        return form.taken;
      },
    });
    registerRoute(app, uploadRoutes.file, async ({ actor, params, request, reply }) => {
      const file = await uploads.find(actor.ownerId, params.fileId);
      if (file === null) throw new ProblemError('not-found', 'This file does not exist');
      return sendFile(reply, file, request.headers.range);
    });
    registerRoute(app, uploadRoutes.view, async ({ actor, params, request, reply }) => {
      const file = await uploads.view(actor.ownerId, params.fileId);
      if (file === null) throw new ProblemError('not-found', 'This file does not exist');
      return sendFile(reply, file, request.headers.range);
    });
  },
  { name: 'uploads', dependencies: ['auth'] },
);
