// @vitest-environment jsdom
import { BOOT_DATA_ID, PageReport, pageReportRoutes } from '@petwise/contracts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchStart } from './watch-start.ts';

let told: { path: string; body: Blob }[];

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const sendBeacon = (path: string, body: Blob) => told.push({ path, body }) > 0;
  Object.assign(navigator, { sendBeacon });
  const boot = JSON.stringify({ shell: 'sha-new' });
  document.head.innerHTML = `<script type="application/json" id="${BOOT_DATA_ID}">${boot}</script>`;
  document.body.innerHTML = '<div id="root"><div class="slow-start"></div></div>';
});
afterEach(() => vi.useRealTimers());

async function outcomes(): Promise<unknown[]> {
  const reports = told.map(async ({ path, body }) => {
    expect(path).toBe(pageReportRoutes.send.path);
    return v.parse(PageReport, JSON.parse(await body.text())).mounts;
  });
  return (await Promise.all(reports)).flat();
}

/** As the browser parses the page to its end. */
function parsed(): void {
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

it.each<[string, string, () => void]>([
  [
    'whose script did not come',
    'chunk',
    () => document.head.append(document.createElement('script')),
  ],
  ['that threw', 'render', () => undefined],
])('MFE-04 a shell %s is told of once', async (_what, outcome, prepare) => {
  watchStart(document);
  prepare();
  const script = document.head.querySelector('script:not([type])');
  (script ?? window).dispatchEvent(new Event('error'));
  parsed();
  expect(told).toEqual([]);
  vi.advanceTimersByTime(3_000);
  dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(60_000);
  expect(await outcomes()).toEqual([{ remote: 'shell', version: 'sha-new', outcome }]);
});

it('MFE-04 a shell that draws nothing is told of; one that draws, or is left while it loads, is not', async () => {
  watchStart(document);
  dispatchEvent(new Event('pagehide'));
  parsed();
  vi.advanceTimersByTime(9_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(await outcomes()).toMatchObject([{ outcome: 'render' }]);

  told = [];
  watchStart(document);
  dispatchEvent(new Event('error'));
  document.body.innerHTML = '<div id="root"><main></main></div>';
  parsed();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([]);
});
