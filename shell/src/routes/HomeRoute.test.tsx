// @vitest-environment jsdom
import { consultRoutes, type ConsultSummary } from '@petwise/contracts';
import { handle, renderInShell } from '@petwise/tools/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeRoute } from './HomeRoute.tsx';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const CARD = 'door report/look-again';
const report: ConsultSummary = {
  sessionId: '9b2f4d4e-0f58-4c39-8f2e-1f2f3a4b5c6d',
  createdAt: '2026-11-21T06:00:00.000Z',
  // An emergency is looked at again after two hours.
  updatedAt: '2026-11-21T06:01:00.000Z',
  species: 'dog',
  breed: 'Beagle',
  title: 'Coughs',
  status: 'finished',
  triage: 'emergency',
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => vi.useRealTimers());

function open(consults: () => ConsultSummary[]): { readonly asked: () => number } {
  let asked = 0;
  const list = handle(consultRoutes.list, () => {
    asked += 1;
    return { consults: consults() };
  });
  renderInShell(<HomeRoute />, { handlers: [list] });
  return { asked: () => asked };
}

const comeBack = () =>
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
  });

it('bug: the notice to look again led to a home screen that had stood open and showed no card', async () => {
  const { asked } = open(() => [report]);
  await vi.waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByTestId(CARD)).toBeNull();
  vi.setSystemTime(NOW + 60_000);
  comeBack();
  expect(await screen.findByTestId(CARD)).toBeTruthy();
});

it('bug: a browser that had never shown a report did not remind of it; one that is answered elsewhere is answered here', async () => {
  vi.setSystemTime(NOW + 60_000);
  let lookedAgain = false;
  open(() => [{ ...report, lookedAgain }]);
  expect(await screen.findByTestId(CARD)).toBeTruthy();
  lookedAgain = true;
  comeBack();
  await vi.waitFor(() => expect(screen.queryByTestId(CARD)).toBeNull());
});
