// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Collapsible } from './Collapsible.tsx';

afterEach(cleanup);

const details = (): HTMLDetailsElement => screen.getByRole<HTMLDetailsElement>('group');

it('opens and closes by itself and says so', async () => {
  const onToggle = vi.fn<(open: boolean) => void>();
  render(
    <Collapsible title="Why this question?" onToggle={onToggle}>
      Because
    </Collapsible>,
  );
  expect(details().open).toBe(false);
  await userEvent.click(screen.getByText('Why this question?'));
  expect(details().open).toBe(true);
  await userEvent.click(screen.getByText('Why this question?'));
  expect(details().open).toBe(false);
  expect(onToggle.mock.calls).toEqual([[true], [false]]);
});

it('starts open when asked, with its title as a heading and an aside', () => {
  render(
    <Collapsible title="Most Likely Diagnosis" defaultOpen headingLevel={2} aside="~75%">
      Because
    </Collapsible>,
  );
  expect(details().open).toBe(true);
  expect(screen.getByRole('heading', { level: 2, name: 'Most Likely Diagnosis' })).toBeDefined();
  expect(screen.getByText('~75%')).toBeDefined();
});

it('leaves the state to a caller who holds it', async () => {
  const onToggle = vi.fn<(open: boolean) => void>();
  render(
    <Collapsible title="Held" open={false} onToggle={onToggle}>
      Because
    </Collapsible>,
  );
  await userEvent.click(screen.getByText('Held'));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(true);
  expect(details().open).toBe(false);
});

it('follows the browser when find-in-page opens it', () => {
  const onToggle = vi.fn<(open: boolean) => void>();
  render(
    <Collapsible title="Found" onToggle={onToggle}>
      Because
    </Collapsible>,
  );
  details().open = true;
  fireEvent(details(), new Event('toggle'));
  expect(onToggle).toHaveBeenLastCalledWith(true);
  expect(details().open).toBe(true);
});
