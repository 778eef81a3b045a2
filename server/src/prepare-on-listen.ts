import type { FastifyInstance } from 'fastify';
import type { ThreadedAssessor } from './rooms/assessor/assessor.ts';

/** From listening to loading what no request has asked for yet. */
const PREPARE_AFTER_MS = 1_000;

/** A start does not share the processor with what is loaded for later, nor do the pages that waited for it. */
export function prepareOnListen(app: FastifyInstance, engine: ThreadedAssessor): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(() => engine.warm(), PREPARE_AFTER_MS);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
