import { pageReportRoutes, type PageError, type PageReport } from '@petwise/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerRoute } from '../../plugins/contract-routes.ts';
import { callerOf } from '../../plugins/address.ts';
import { WindowCounter } from '../../plugins/window-counter.ts';
import type { ReleaseWatch } from '../releases/release-watch.ts';
import type { MetricRegistry } from '../../plugins/metrics.ts';

const MAX_REPORT_BYTES = 16 * 1024;
/** Lines of the log that pages together may write; whatever is beyond is only counted. */
const LOG_LINES_A_MINUTE = 60;
const LOG_KEY = 'pages';

const SECONDS = [0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8, 20];
const INTERACTION_SECONDS = [0.05, 0.1, 0.2, 0.35, 0.5, 1, 2.5];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Takes what pages say of themselves: into the metrics, and their errors into the log as well. */
export function receivePageReports(
  app: FastifyInstance,
  registry: MetricRegistry,
  { clock, watch }: { clock: Clock; watch: ReleaseWatch },
): void {
  watch.measure(registry);
  const vital = (name: string, help: string, buckets: readonly number[]) =>
    registry.histogram({ name, help, labels: ['screen'] }, buckets);
  const vitals = {
    LCP: vital('petwise_web_lcp_seconds', 'Largest Contentful Paint of pages.', SECONDS),
    INP: vital(
      'petwise_web_inp_seconds',
      'Interaction to Next Paint of pages.',
      INTERACTION_SECONDS,
    ),
    CLS: vital('petwise_web_cls', 'Cumulative Layout Shift of pages.', SHIFTS),
  };
  const errors = registry.counter({
    name: 'petwise_page_errors_total',
    help: 'Errors in pages, by bundle and kind.',
    labels: ['bundle', 'kind'],
  });
  const lines = new WindowCounter(LOG_LINES_A_MINUTE, 60_000, clock);

  function take({ screen, ...report }: PageReport): void {
    for (const { name, value } of report.vitals) {
      vitals[name]({ screen }, name === 'CLS' ? value : value / 1000);
    }
    for (const error of report.errors) {
      errors({ bundle: error.bundle, kind: error.kind });
      if (lines.take(LOG_KEY) === 0) logError(app.log, screen, error);
    }
  }
  registerRoute(app, pageReportRoutes.send, {
    rate: 'report',
    bodyLimit: MAX_REPORT_BYTES,
    handler: async ({ body, request }) => {
      take(body);
      const { mounts = [], longTasks = [] } = body;
      // A stranger's word about a version counts for nothing.
      const isTold = mounts.length + longTasks.length > 0;
      if (isTold && (await app.authenticate(request)) !== null) {
        await watch.take(mounts, callerOf(request.ip));
        await watch.takeLongTasks(longTasks);
      }
      return { received: true as const };
    },
  });
}

/**
 * What browsers and libraries say of a fault in code. An error's message may
 * quote what an owner typed, so that of each only the part of this list that it
 * matches is logged.
 */
const KNOWN_FAULTS = [
  /\b(?:Type|Reference|Range|Syntax|Security|QuotaExceeded|Abort|NotFound)Error\b/,
  /Cannot (?:read|set) propert(?:y|ies) of (?:undefined|null)/,
  /(?:is not a function|is not defined|is not iterable|is not a constructor|is null|is undefined)/,
  /Maximum call stack size exceeded|too much recursion|out of memory/i,
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Loading (?:CSS )?chunk/i,
  /Failed to fetch|NetworkError|Load failed/,
  /Minified React error #\d{1,4}/,
  /ResizeObserver loop/,
] as const;
const PLACE = /^(?:[\w-]{1,60}\/){0,6}[\w.-]{1,80}\.m?js:\d{1,7}:\d{1,7}$/;

function logError(log: FastifyBaseLogger, screen: string, error: PageError): void {
  const { bundle, kind, message, place } = error;
  const says = KNOWN_FAULTS.flatMap((fault) => fault.exec(message)?.[0] ?? []).join(', ');
  const at = place !== undefined && PLACE.test(place) ? { place } : {};
  log.warn({ page: { screen, bundle, kind, says, ...at } }, 'a page reported an error');
}
