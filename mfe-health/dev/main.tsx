import { healthRoutes } from '@petwise/contracts';
import { handle, problem, startHarness } from '@petwise/tools/harness';
import { doors } from '../src/index.ts';
import { metrics, SESSION, stats, summary } from '../src/testing/fixtures.ts';

const none = { ...stats, totalRecords: 0, totalDays: 0, metricsCount: 0 };
const door = { door: 'health/analysis', props: {} } as const;
const read = handle(healthRoutes.upload, () => ({
  success: true,
  message: 'Read 2,215,981 records on 1,100 days',
  sessionId: SESSION,
  stats,
}));
const found = handle(healthRoutes.metrics, () => ({
  metrics: [...metrics],
  count: metrics.length,
  stats,
  warnings: [{ code: 'overlap' as const, labels: ['Steps', 'Sleep'] }],
}));
const words = handle(healthRoutes.summary, () => ({ summary }));
const attach = handle(healthRoutes.attach, ({ body }) => ({ attached: body.attached }));
const keep = handle(healthRoutes.device, () => ({ sessionId: SESSION }));
const remove = handle(healthRoutes.remove, () => ({ deleted: true }));
const rest = [words, attach, keep, remove];

startHarness({
  bundle: 'health',
  doors,
  states: [
    { name: 'usual', ...door, handlers: [read, found, ...rest] },
    {
      name: 'empty export',
      ...door,
      handlers: [
        handle(healthRoutes.upload, () => ({
          success: true,
          message: 'Read 0 records on 0 days',
          sessionId: SESSION,
          stats: none,
        })),
        handle(healthRoutes.metrics, () => ({ metrics: [], count: 0, stats: none, warnings: [] })),
        ...rest,
      ],
    },
    {
      name: 'loading',
      ...door,
      handlers: [
        read,
        handle(healthRoutes.metrics, () => new Promise<Response>(() => undefined)),
        ...rest,
      ],
    },
    {
      name: 'still reading',
      ...door,
      handlers: [handle(healthRoutes.upload, () => new Promise<Response>(() => undefined))],
    },
    {
      name: 'damaged file',
      ...door,
      handlers: [
        handle(healthRoutes.upload, () => ({
          success: false,
          message: 'The zip file is damaged or not complete. Please export it again',
          sessionId: null,
          stats: null,
        })),
      ],
    },
    {
      name: 'error',
      ...door,
      handlers: [
        read,
        handle(healthRoutes.metrics, () => problem(503, 'unavailable', 'busy')),
        ...rest,
      ],
    },
    {
      name: 'long content',
      ...door,
      handlers: [
        read,
        handle(healthRoutes.metrics, () => {
          const many = metrics.map((metric, index) => ({
            ...metric,
            label: `${metric.label} as measured by the device worn at night ${index}`,
          }));
          return { metrics: many, count: many.length, stats, warnings: [] };
        }),
        handle(healthRoutes.summary, () => ({ summary: `${summary}\n\n${summary.repeat(4)}` })),
        ...rest.slice(1),
      ],
    },
  ],
});
