// @vitest-environment jsdom
import { consultRoutes, type ConsultSummary, type RouteResponse } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { useNoticePermission } from '@petwise/ui/system-notices';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostBus } from '../federation/host-bus.ts';
import { fakeCaches } from '../offline/worker/fake-caches.ts';
import { readReminders } from '../offline/worker/reminders.ts';
import { LookAgain } from '../look-again/LookAgain.tsx';
import { SystemNotices } from './SystemNotices.tsx';

const told: string[] = [];
const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const sessionId = '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d';

const report: ConsultSummary = {
  sessionId,
  createdAt: '2026-11-21T06:00:00.000Z',
  // An emergency is looked at again after two hours.
  updatedAt: '2026-11-21T06:01:00.000Z',
  species: 'dog',
  breed: 'Beagle',
  title: 'Coughs',
  status: 'finished',
  triage: 'emergency',
};
let lookedAgain: boolean;
/** What the list answers in place of the report. */
let listed: RouteResponse<typeof consultRoutes.list> | null;
let asked: number;

function renderNotices(beside: ReactNode = null) {
  const list = handle(consultRoutes.list, () => {
    asked += 1;
    return listed ?? { consults: [{ ...report, lookedAgain }] };
  });
  const element = (
    <>
      {beside}
      <SystemNotices />
    </>
  );
  return renderInShell(element, { handlers: [list] });
}

function allow(permission: NotificationPermission): void {
  class FakeNotification extends EventTarget {
    static permission = permission;
    static async requestPermission(): Promise<void> {
      FakeNotification.permission = 'granted';
    }
    constructor(title: string) {
      super();
      told.push(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
}

beforeEach(() => {
  told.length = 0;
  asked = 0;
  lookedAgain = false;
  listed = null;
  vi.stubGlobal('caches', fakeCaches());
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells once, where it is allowed, that it is time to look at an animal again; the worker finds it too', async () => {
  allow('granted');
  const { unmount } = renderNotices();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([]);
  expect(await readReminders(caches)).toMatchObject([
    { id: sessionId, at: NOW + 60_000, told: false },
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual(['How is your pet now?']);
  expect(await readReminders(caches)).toMatchObject([{ id: sessionId, told: true }]);
  // Another page of the same browser knows that it is told.
  unmount();
  renderNotices();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toHaveLength(1);
});

/** As the report's own way to be reminded, which is of another bundle. */
function Remind(): ReactNode {
  const [, ask] = useNoticePermission();
  return <button onClick={ask}>Remind me</button>;
}

it('bug: the report just made had no reminder: the list had been read before it', async () => {
  allow('granted');
  listed = { consults: [] };
  renderNotices();
  await vi.advanceTimersByTimeAsync(30_000);
  listed = null;
  act(() => hostBus.emitterFor('chat')('chat.finished', { sessionId }));
  await vi.advanceTimersByTimeAsync(10);
  expect(await readReminders(caches)).toMatchObject([{ id: sessionId }]);
});

it('bug: who allowed notices to be reminded of a report was not reminded of it', async () => {
  allow('default');
  listed = { consults: [] };
  // The home screen has read the list before.
  renderNotices(
    <>
      <LookAgain />
      <Remind />
    </>,
  );
  await vi.advanceTimersByTimeAsync(10);
  listed = null;
  fireEvent.click(screen.getByRole('button', { name: 'Remind me' }));
  await vi.advanceTimersByTimeAsync(10);
  expect(await readReminders(caches)).toMatchObject([{ id: sessionId }]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual(['How is your pet now?']);
});

it('bug: without a network what this device holds took the place of the reminders of the server', async () => {
  const finish = async () => {
    act(() => hostBus.emitterFor('chat')('chat.finished', { sessionId }));
    await vi.advanceTimersByTimeAsync(10);
  };
  allow('granted');
  renderNotices();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toHaveLength(1);
  const updatedAt = new Date(Date.now()).toISOString();
  const own = { ...report, sessionId: '1f0f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d', updatedAt };
  listed = { consults: [own], onlyThisDevice: true };
  await finish();
  expect(await readReminders(caches)).toMatchObject([
    { id: sessionId, told: true },
    { id: own.sessionId, told: false },
  ]);
  // The server is back: what was told is not told again.
  listed = { consults: [own, report] };
  await finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(1);
});

it('bug: a look again that was answered on another device was told of here', async () => {
  allow('granted');
  lookedAgain = true;
  renderNotices();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual([]);
});

it('asks for no list where notices are not allowed', async () => {
  allow('default');
  renderNotices();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toBe(0);
});

it('tells that a file is up while nobody looks', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  allow('granted');
  renderNotices();
  const emit = hostBus.emitterFor('uploads');
  act(() => emit('uploads.completed', { fileId: sessionId, appleHealth: false }));
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['Your file is uploaded']);
});

it('bug: nothing told that the first question was there, or that a file had been read', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  allow('granted');
  renderNotices();
  act(() => hostBus.emitterFor('shell')('shell.consult-begun', { sessionId }));
  act(() => hostBus.emitterFor('uploads')('uploads.values-read', { fileId: sessionId }));
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['Your question is ready', 'Your file is read']);
});

it('tells that a report is ready while nobody looks, and says nothing where it is not allowed', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const emit = hostBus.emitterFor('chat');
  const finish = async () => {
    act(() => emit('chat.finished', { sessionId }));
    await vi.advanceTimersByTimeAsync(10);
  };
  allow('granted');
  const { unmount } = renderNotices();
  await finish();
  expect(told).toEqual([]);
  visibility.mockReturnValue('hidden');
  await finish();
  expect(told).toEqual(['Your Petwise report is ready']);
  allow('denied');
  await finish();
  expect(told).toHaveLength(1);
  unmount();
});
