// @vitest-environment jsdom
import { PageReport } from '@petwise/contracts';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let visibility: DocumentVisibilityState;
let sent: Blob[];

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  localStorage.clear();
  sent = [];
  Object.assign(navigator, { sendBeacon: (_path: string, body: Blob) => sent.push(body) > 0 });
});
afterEach(() => vi.useRealTimers());

/** What a new page of this browser begins with. */
async function openPage() {
  // Whatever the page before had in hand is gone with it.
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  vi.resetModules();
  const { findFrozen, hasOpened, watchOpening } = await import('./frozen-pages.ts');
  const { isSetAside } = await import('./set-aside.ts');
  return { findFrozen, hasOpened, watchOpening, isSetAside };
}

/** What pages have told of versions until now. */
async function told(): Promise<unknown[]> {
  vi.advanceTimersByTime(10_000);
  const reports = await Promise.all(
    sent.map(async (body) => v.parse(PageReport, JSON.parse(await body.text()))),
  );
  return reports.flatMap(({ mounts = [] }) => mounts);
}

/** Time goes by for everybody but this page, whose thread is held up. */
const hold = (milliseconds: number): void => {
  vi.setSystemTime(Date.now() + milliseconds);
};

const HUNG = { remote: 'mfe_chat', version: '1.1.0', outcome: 'hang' };

it('MFE-04 a version from which a page never came back is set aside by the next page, which tells of it', async () => {
  const frozen = await openPage();
  frozen.watchOpening('mfe_chat', '1.1.0');
  vi.advanceTimersByTime(1_000);
  hold(9_000);
  const next = await openPage();
  next.findFrozen();
  expect(next.isSetAside('mfe_chat', '1.1.0')).toBe(true);
  expect(next.isSetAside('mfe_chat', '1.0.0')).toBe(false);
  expect(await told()).toEqual([HUNG]);
  // It is told once, and remembered by the pages after it.
  const later = await openPage();
  later.findFrozen();
  expect(later.isSetAside('mfe_chat', '1.1.0')).toBe(true);
  expect(await told()).toEqual([HUNG]);
});

it('MFE-04 a version that holds the page up for more than 5 seconds is set aside, one that takes 4 is not', async () => {
  const page = await openPage();
  page.watchOpening('mfe_chat', '1.0.0');
  hold(4_000);
  vi.advanceTimersByTime(500);
  page.watchOpening('mfe_chat', '1.1.0');
  hold(7_000);
  vi.advanceTimersByTime(500);
  expect(page.isSetAside('mfe_chat', '1.0.0')).toBe(false);
  expect(page.isSetAside('mfe_chat', '1.1.0')).toBe(true);
  expect(await told()).toEqual([HUNG]);
});

it.each([
  ['left', () => dispatchEvent(new Event('pagehide'))],
  [
    'put in the background',
    () => {
      visibility = 'hidden';
      vi.advanceTimersByTime(500);
    },
  ],
])('a page that is %s while a door opens is no fault of the door', async (_how, leave) => {
  const page = await openPage();
  page.watchOpening('mfe_chat', '1.1.0');
  leave();
  hold(60_000);
  const next = await openPage();
  next.findFrozen();
  expect(next.isSetAside('mfe_chat', '1.1.0')).toBe(false);
});

it('a door that has opened is watched no more', async () => {
  const page = await openPage();
  page.watchOpening('mfe_chat', '1.1.0');
  page.hasOpened('mfe_chat');
  vi.advanceTimersByTime(2_000);
  expect(localStorage.getItem('petwise.opening')).toBeNull();
});
