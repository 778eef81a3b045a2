import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { MetricBook } from './metrics.ts';
import { receivePageReports } from './page-reports.ts';
import { measureProcess } from './process-metrics.ts';
import { measureRequests } from './request-metrics.ts';
import { measureStored } from './stored-metrics.ts';
import { mayReadMetrics } from './who-may-read.ts';

interface OperationsParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
}

/** For who runs the server: `/metrics` in Prometheus' format, `/healthz`, and what pages report. */
export const operationsRoom = fastifyPlugin(
  async (app: FastifyInstance, { config, db, clock }: OperationsParts) => {
    const book = new MetricBook();
    measureRequests(app, book);
    const readStored = measureStored(db, book);
    const stopMeasuring = measureProcess(book);
    app.addHook('onClose', async () => stopMeasuring());
    receivePageReports(app, book, clock);

    app.get('/metrics', async (request, reply) => {
      // Who may not read it is not told that it is there.
      if (!mayReadMetrics(request, config)) throw new ProblemError('not-found');
      await readStored();
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(book.text());
    });
    app.get('/healthz', async (_request, reply) => {
      await db.query('SELECT 1');
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    });
  },
  { name: 'operations', dependencies: ['contract-routes'] },
);
