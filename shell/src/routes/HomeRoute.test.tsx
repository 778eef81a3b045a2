// @vitest-environment jsdom
import { keepLookAgain } from '@petwise/contracts';
import { localStore } from '@petwise/ui/storage';
import { renderInShell } from '@petwise/tools/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeRoute } from './HomeRoute.tsx';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const CARD = 'door report/look-again';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => vi.useRealTimers());

it('bug: the notice to look again led to a home screen that had stood open and showed no card', () => {
  keepLookAgain(localStore, { sessionId: 'one', at: NOW + 60_000 }, NOW);
  renderInShell(<HomeRoute />);
  expect(screen.queryByTestId(CARD)).toBeNull();
  vi.setSystemTime(NOW + 60_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByTestId(CARD)).toBeTruthy();
});
