// @vitest-environment jsdom
import { keepLookAgain } from '@petwise/contracts';
import { act, renderHook } from '@testing-library/react';
import { localStore } from '@petwise/ui/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostBus } from '../federation/host-bus.ts';
import { useSystemNotices } from './use-system-notices.ts';

const told: string[] = [];
const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const sessionId = '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d';

function allow(permission: NotificationPermission): void {
  class FakeNotification extends EventTarget {
    static readonly permission = permission;
    constructor(title: string) {
      super();
      told.push(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
}

beforeEach(() => {
  told.length = 0;
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells once, where it is allowed, that it is time to look at an animal again', async () => {
  allow('granted');
  keepLookAgain(localStore, { sessionId, at: NOW + 60_000 }, NOW);
  renderHook(useSystemNotices);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toEqual(['How is your pet now?']);
});

it('tells that a file is up while nobody looks', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  allow('granted');
  renderHook(useSystemNotices);
  const emit = hostBus.emitterFor('uploads');
  act(() => emit('uploads.completed', { fileId: sessionId, appleHealth: false }));
  await vi.advanceTimersByTimeAsync(10);
  expect(told).toEqual(['Your file is uploaded']);
});

it('bug: nothing told that the first question was there, or that a file had been read', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  allow('granted');
  renderHook(useSystemNotices);
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
  const { unmount } = renderHook(useSystemNotices);
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
