import { setTimeout as sleep } from 'node:timers/promises';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { pageConfig } from '../../plugins/contract-routes.ts';
import type { ReleaseWatch } from '../releases/release-watch.ts';
import { MetricRegistry } from '../../plugins/metrics.ts';
import { receivePageReports } from './page-reports.ts';
import { measureRequests } from './request-metrics.ts';
import { measureStored } from './stored-metrics.ts';
import { mayReadMetrics } from './who-may-read.ts';

/** A database that has not answered by then is not ready. */
const DATABASE_MS = 2_000;

interface OperationsParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly watch: ReleaseWatch;
}

/** For who runs the server: `/metrics` in Prometheus' format, `/healthz` (is it ready?), `/healthz/live` (is it alive?), and what pages report. */
export const operationsRoom = fastifyPlugin(
  async (app: FastifyInstance, { config, db, clock, watch }: OperationsParts) => {
    const registry = new MetricRegistry();
    measureRequests(app, registry);
    const readStored = measureStored(db, registry);
    receivePageReports(app, registry, { clock, watch });

    app.get('/metrics', { config: pageConfig('operator', 'read') }, async (request, reply) => {
      // Who may not read it is not told that it is there.
      if (!mayReadMetrics(request, config)) throw new ProblemError('not-found');
      await readStored();
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.text());
    });
    app.get('/healthz', { config: pageConfig('public', 'read') }, async (_request, reply) => {
      const ready = await answers(db);
      return reply
        .code(ready ? 200 : 503)
        .headers({ 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) })
        .send({ status: ready ? 'ok' : 'unavailable', alive: true, ready });
    });
    // For who would restart a process that does not answer: a database that is away is no reason to.
    app.get('/healthz/live', { config: pageConfig('public', 'read') }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'ok', alive: true }),
    );
  },
  { name: 'operations', dependencies: ['contract-routes'] },
);

function answers(db: Database): Promise<boolean> {
  const asked = db.query('SELECT 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(DATABASE_MS, false, { ref: false })]);
}
