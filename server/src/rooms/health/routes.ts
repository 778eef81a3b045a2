import { healthRoutes } from '@petwise/contracts';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { englishLocale } from '../../english-locale.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import { receiveForm } from '../uploads/receive-form.ts';
import type { HealthService } from './service.ts';

/** Apple Health exports come in here; what they say goes back to their owner alone. */
export const healthRoom = fastifyPlugin(
  async (app: FastifyInstance, { health }: { health: HealthService }) => {
    registerRoute(app, healthRoutes.upload, {
      rate: 'upload',
      handler: async ({ actor, request, reply }) => {
        const signal = untilGone(reply);
        const form = await receiveForm(
          request,
          (file) => health.take({ ownerId: actor.ownerId, ...file, signal }),
          (id) => health.answer(actor.ownerId, id),
        );
        return form.taken;
      },
    });
    registerRoute(app, healthRoutes.device, ({ actor, body }) =>
      health.takeFromDevice(actor.ownerId, body),
    );
    registerRoute(app, healthRoutes.metrics, ({ actor, params }) =>
      health.metrics(actor.ownerId, params.sessionId),
    );
    registerRoute(app, healthRoutes.summary, async ({ actor, params, request }) => {
      const locale = englishLocale(request.headers['accept-language']);
      return { summary: await health.summary(actor.ownerId, params.sessionId, locale) };
    });
    registerRoute(app, healthRoutes.attach, async ({ actor, params, body }) => {
      await health.attach(actor.ownerId, params.sessionId, body);
      return { attached: body.attached };
    });
    registerRoute(app, healthRoutes.remove, async ({ actor, params }) => {
      await health.remove(actor.ownerId, params.sessionId);
      return { deleted: true };
    });
  },
  { name: 'health', dependencies: ['auth', 'uploads'] },
);

/** Goes off when nobody waits for the answer any more. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
