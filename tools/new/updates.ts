import type { Update } from './recipe.ts';

/** Brings the page of events up to date. */
export const EVENTS_DOC: Update = {
  program: ['tools/events-doc/write-events-doc.ts'],
  writes: ['docs/events.md'],
};

/** Brings those reports up to date in which what is new may stand; all of them take three times as long. */
export function apiReport(...reports: readonly string[]): Update {
  return {
    program: ['tools/api-report/write-api-report.ts', ...reports],
    writes: reports.map((file) => `docs/api/${file}`),
  };
}
