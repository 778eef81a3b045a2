// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { LatePart } from './LatePart.tsx';

function Facts({ name }: { readonly name: string }): ReactNode {
  return <p>Facts of {name}</p>;
}

type Load = () => Promise<ComponentType<{ readonly name: string }>>;
const missing: Load = () => Promise.reject(new TypeError('Failed to fetch'));

function open(load: Load): void {
  render(
    <ThemeRoot>
      <LatePart load={load} props={{ name: 'Bella' }} waiting={<p>Waiting</p>} />
    </ThemeRoot>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const pass = () => act(() => vi.advanceTimersByTimeAsync(2_000));

it('bug: a part that failed to load once stayed away without a word: it is asked for again', async () => {
  const load = vi.fn<Load>(missing).mockImplementationOnce(missing).mockResolvedValueOnce(Facts);
  open(load);
  expect(screen.getByText('Waiting')).toBeTruthy();
  await pass();
  expect(screen.getByText('Facts of Bella')).toBeTruthy();
});

it('bug: a part that failed to load stayed away without a word: it is told of, with a way to it', async () => {
  const load = vi.fn<Load>(missing);
  open(load);
  await pass();
  expect(screen.getByRole('alert').textContent).toContain('This part did not load.');
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue(Facts);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Facts of Bella')).toBeTruthy();
});
