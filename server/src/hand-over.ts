import type { FastifyInstance } from 'fastify';
import type { JobRunner } from './rooms/jobs/job-runner.ts';
import type { SecondReader } from './rooms/language-model/second-reader.ts';

/** Running jobs end, or are left to the next server, while the last answers still go out. */
export function handOver(app: FastifyInstance, jobs: JobRunner, secondReader: SecondReader): void {
  let stopped: Promise<void> = Promise.resolve();
  app.addHook('preClose', async () => {
    // Not awaited here: until these hooks are done, the server takes new connections.
    stopped = jobs.stop();
  });
  app.addHook('onClose', async () => {
    await stopped;
    // Its jobs have ended or were left to another server, so that nothing here uses it any more.
    await secondReader.close();
  });
}
