// @vitest-environment jsdom
import { PageReport } from '@petwise/contracts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let sent: Blob[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sent = [];
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.assign(navigator, {
    sendBeacon: (path: string, body: Blob) => {
      expect(path).toBe('/api/page-report');
      sent.push(body);
      return true;
    },
  });
});
afterEach(() => vi.useRealTimers());

async function reports(): Promise<PageReport[]> {
  return Promise.all(sent.map(async (body) => v.parse(PageReport, JSON.parse(await body.text()))));
}

it('sends what was measured when the page is left, and only the newest of each', async () => {
  const { reportVital, sendWhenLeft } = await import('./page-reports.ts');
  sendWhenLeft();
  reportVital({ name: 'CLS', value: 0.2 });
  reportVital({ name: 'LCP', value: 900 });
  reportVital({ name: 'CLS', value: 0.01 });
  expect(sent).toEqual([]);
  visibility = 'hidden';
  dispatchEvent(new Event('visibilitychange'));
  const [report] = await reports();
  expect(report).toEqual({
    screen: '/',
    vitals: [
      { name: 'LCP', value: 900 },
      { name: 'CLS', value: 0.01 },
    ],
    errors: [],
  });
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

it('names the bundle of an error that nobody caught, says each once, and cuts what is long', async () => {
  const { watchErrors } = await import('./page-errors.ts');
  watchErrors();
  const error = new Error('x'.repeat(1_000));
  error.stack = 'Error: x\n at http://here/remotes/mfe_chat/0.1.0-ab/assets/consult-abc.js:3:14';
  for (let count = 0; count < 3; count += 1) {
    dispatchEvent(new ErrorEvent('error', { error, message: 'x' }));
  }
  const dropped = new Error('given up');
  dropped.name = 'AbortError';
  dispatchEvent(new ErrorEvent('error', { error: dropped, message: 'given up' }));
  vi.runAllTimers();
  const [report] = await reports();
  expect(sent).toHaveLength(1);
  expect(report?.errors).toHaveLength(1);
  expect(report?.errors[0]).toMatchObject({
    bundle: 'mfe_chat',
    kind: 'script',
    place: 'remotes/mfe_chat/0.1.0-ab/assets/consult-abc.js:3:14',
  });
});

it('a page that goes wrong again and again sends reports of a bounded size, and ends', async () => {
  const { reportDoorError } = await import('./page-errors.ts');
  for (let count = 0; count < 200; count += 1) {
    reportDoorError('mfe_report', 'render', new Error(`fault ${count}`));
  }
  vi.runAllTimers();
  expect((await reports()).map(({ errors }) => errors.length)).toEqual([10, 10, 10]);
});

it('tells whose code held the page up, by remote and version, wherever it lies', async () => {
  let see: (list: { getEntries: () => object[] }) => void = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = ['long-animation-frame'];
    constructor(callback: typeof see) {
      see = callback;
    }
    observe(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  try {
    const { watchLongTasks } = await import('./long-tasks.ts');
    watchLongTasks();
    const file = (at: string) => `${at}/mfe_chat/%30.1.0-ab/assets/consult-abc.js`;
    const scripts = [
      { sourceURL: file('http://here/remotes'), duration: 120 },
      { sourceURL: file('https://cdn.example/petwise'), duration: 60 },
      { sourceURL: file('http://here/remotes'), duration: 49 },
      { sourceURL: 'http://here/assets/libraries-abc.js', duration: 500 },
    ];
    see({ getEntries: () => [{ scripts }, {}] });
    await vi.runAllTimersAsync();
    const [report] = await reports();
    expect(report?.longTasks).toEqual([
      { remote: 'mfe_chat', version: '0.1.0-ab', milliseconds: 120 },
      { remote: 'mfe_chat', version: '0.1.0-ab', milliseconds: 60 },
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});
