import type { FastifyInstance } from 'fastify';

const HOUR = 60 * 60 * 1000;

/** Every hour, and once at start, each room forgets what it need not keep. */
export function keepTidy(
  app: FastifyInstance,
  rooms: readonly { sweep(): Promise<unknown> }[],
): void {
  const tidy = async (): Promise<void> => {
    for (const room of rooms) {
      await room.sweep().catch((error: unknown) => app.log.error({ err: error }, 'tidying up'));
    }
  };
  const timer = setInterval(() => void tidy(), HOUR);
  timer.unref();
  app.addHook('onReady', tidy);
  app.addHook('onClose', async () => clearInterval(timer));
}
