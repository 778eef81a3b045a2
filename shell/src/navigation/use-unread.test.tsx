// @vitest-environment jsdom
import { hostBus } from '../federation/host-bus.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTitle } from './use-title.ts';
import { useUnread } from './use-unread.ts';

it('marks the title with what came while nobody looked, until somebody does', () => {
  let visibility: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  function turn(next: DocumentVisibilityState): void {
    visibility = next;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  const emit = hostBus.emitterFor('chat');
  const say = () => act(() => emit('chat.message-arrived', { sessionId: 'one' }));

  renderHook(() => useTitle('Questions', useUnread()));
  say();
  expect(document.title).toBe('Questions | Petwise (beta)');
  turn('hidden');
  say();
  expect(document.title).toBe('(1) Questions | Petwise (beta)');
  say();
  expect(document.title).toBe('(2) Questions | Petwise (beta)');
  act(() => emit('chat.finished', { sessionId: 'one' }));
  expect(document.title).toBe('(3) Questions | Petwise (beta)');
  const sent = hostBus.emitterFor('uploads');
  act(() => sent('uploads.completed', { fileId: 'one', appleHealth: false }));
  expect(document.title).toBe('(4) Questions | Petwise (beta)');
  turn('visible');
  expect(document.title).toBe('Questions | Petwise (beta)');
});

it('bug: the first question and the reading of a file came unseen while nobody looked', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => useTitle('Questions', useUnread()));
  act(() => hostBus.emitterFor('shell')('shell.consult-begun', { sessionId: 'one' }));
  expect(document.title).toBe('(1) Questions | Petwise (beta)');
  act(() => hostBus.emitterFor('uploads')('uploads.values-read', { fileId: 'one' }));
  expect(document.title).toBe('(2) Questions | Petwise (beta)');
});
