// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { SystemNotices } from './late.ts';

let tries = 0;
vi.mock('./parts.ts', () => {
  tries += 1;
  if (tries < 4) throw new TypeError('Failed to fetch');
  return { LookAgain: () => null, SystemNotices: () => <p>Asks again</p> };
});

it('bug: a part that did not come while the server was away stayed away, with what asks again for the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  render(
    <Suspense fallback="waiting">
      <SystemNotices />
    </Suspense>,
  );
  await vi.waitFor(() => expect(tries).toBe(1));
  expect(screen.getByText('waiting')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Asks again')).toBeTruthy();
});
