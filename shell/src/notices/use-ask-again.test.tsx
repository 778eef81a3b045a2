// @vitest-environment jsdom
import { api } from '@petwise/api';
import { authRoutes, petRoutes } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RETRY_MS } from '../offline/connection.ts';
import { useAskAgain } from './use-ask-again.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function Pets(): ReactNode {
  useAskAgain();
  const { data, error } = useQuery({
    queryKey: [petRoutes.list.path],
    queryFn: () => api().call(petRoutes.list, {}),
  });
  return data ? `${data.pets.length} pets` : (error?.message ?? 'waiting');
}

function show(answers: { pets: () => number; status: () => number }): { asked: () => number } {
  let asked = 0;
  const away = (status: number) => problem(status, 'unavailable', 'The database is away');
  renderInShell(<Pets />, {
    handlers: [
      handle(petRoutes.list, () => {
        asked += 1;
        const status = answers.pets();
        return status === 200 ? { pets: [] } : away(status);
      }),
      handle(authRoutes.status, () => {
        const status = answers.status();
        return status === 200 ? { authenticated: true, earlier: [] } : away(status);
      }),
    ],
  });
  return { asked: () => asked };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('H3 what could not be read while the database was away is read once the server answers, and not before', async () => {
  let status = 503;
  const { asked } = show({ pets: () => status, status: () => status });
  await screen.findByText(/The database is away/);
  await pass(5 * RETRY_MS);
  expect(asked()).toBe(1);
  status = 200;
  await pass(RETRY_MS);
  expect(screen.getByText('0 pets')).toBeTruthy();
  expect(asked()).toBe(2);
});

it.each([404, 500])('NET-03 an answer of %i is not asked for again', async (status) => {
  const { asked } = show({ pets: () => status, status: () => 200 });
  await screen.findByText(/away/);
  await pass(5 * RETRY_MS);
  expect(asked()).toBe(1);
});
