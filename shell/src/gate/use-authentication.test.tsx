// @vitest-environment jsdom
import { authRoutes } from '@petwise/contracts';
import { handle, problem, renderInShell } from '@petwise/tools/testing';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { RETRY_MS } from '../offline/connection.ts';
import { AppGate } from './AppGate.tsx';
import { rememberSignedIn } from './signed-in-before.ts';

/** A page that opens while the database is away; `answer` is what the server gives to whoever asks who is there. */
async function open(answer: { current: () => Response }): Promise<{ asked: () => number }> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  renderInShell(<AppGate>{() => <h1>The app</h1>}</AppGate>, {
    handlers: [
      handle(authRoutes.status, () => {
        asked += 1;
        return answer.current();
      }),
    ],
  });
  await screen.findByText('We cannot reach Petwise right now');
  return { asked: () => asked };
}

const away = () => problem(503, 'unavailable', 'The database is away');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('disclaimerAccepted', 'true');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

it('bug: a server whose database was away was asked twice each time', async () => {
  const { asked } = await open({ current: away });
  expect(asked()).toBe(1);
  await pass(RETRY_MS);
  expect(asked()).toBe(2);
  await pass(RETRY_MS);
  expect(asked()).toBe(3);
});

it('bug: who was signed in before stayed out where the network went while the database was away', async () => {
  rememberSignedIn(true);
  const answer = { current: away };
  await open(answer);
  answer.current = () => {
    throw new TypeError('no network');
  };
  await pass(RETRY_MS);
  expect(screen.getByRole('heading', { name: 'The app' })).toBeTruthy();
});

it('where nobody was signed in before, it stays closed without a network too', async () => {
  const answer = { current: away };
  await open(answer);
  answer.current = () => {
    throw new TypeError('no network');
  };
  await pass(2 * RETRY_MS);
  expect(screen.getByText('We cannot reach Petwise right now')).toBeTruthy();
});
