// @vitest-environment jsdom
import type { TriageLevel } from '@petwise/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Clock } from 'lucide-react';
import { Banner } from './Banner.tsx';
import { ConfidenceBar } from './ConfidenceBar.tsx';
import { ErrorCard } from './ErrorCard.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Spinner } from './Spinner.tsx';
import { TriageCard } from './TriageCard.tsx';

afterEach(cleanup);

const LEVELS: readonly TriageLevel[] = ['emergency', 'today', 'soon', 'routine', 'watch'];

it('ErrorCard is announced and offers to try again', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(
    <ErrorCard title="Could not load" onRetry={onRetry}>
      Nothing is lost.
    </ErrorCard>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Nothing is lost.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorCard title="Could not load" onRetry={onRetry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('NET-03 bug: ErrorCard asked an owner without a network to try again', () => {
  const offline = Object.assign(new Error('The server could not be reached'), { kind: 'offline' });
  const card = (error: unknown) => (
    <ErrorCard title="Could not load" error={error}>
      Please try again.
    </ErrorCard>
  );
  const { rerender } = render(card(offline));
  expect(screen.getByRole('alert').textContent).toBe(
    'Could not loadYou are offline. They come back with a connection.',
  );
  rerender(card(new Error('500')));
  expect(screen.getByRole('alert').textContent).toBe('Could not loadPlease try again.');
});

it('bug: the icon of a banner of many lines stood half-way down, not beside the first', () => {
  const { container } = render(
    <Banner icon={<Clock />} action={<button type="button">Close</button>}>
      Words of <b>many</b> lines
    </Banner>,
  );
  const icon = container.querySelector('svg');
  expect(icon?.parentElement?.textContent).toBe('Words of many lines');
});

it.each([
  [-5, '0'],
  [61.6, '62'],
  [140, '100'],
])('ProgressBar holds %d as %s', (value, now) => {
  render(<ProgressBar value={value} label="Uploading" />);
  const bar = screen.getByRole('progressbar', { name: 'Uploading' });
  expect(bar.getAttribute('aria-valuenow')).toBe(now);
});

it('ConfidenceBar is a meter named by its visible words', () => {
  render(<ConfidenceBar percent={82} level="high" label="High" />);
  const meter = screen.getByRole('meter', { name: 'High' });
  expect(meter.getAttribute('aria-valuenow')).toBe('82');
});

it('Spinner is a status with its words', () => {
  render(<Spinner label="Searching for lab tests..." />);
  expect(screen.getByRole('status').textContent).toBe('Searching for lab tests...');
});

it('TriageCard tells each level apart without colour: by its gauge and its icon', () => {
  const drawings = LEVELS.map((level) => {
    const { container, unmount } = render(<TriageCard level={level} title="How urgent" />);
    expect(screen.getByRole('region', { name: 'How urgent' })).toBeDefined();
    const gauge = screen.getByRole('img').getAttribute('aria-label');
    const icon = container.querySelector('svg')?.innerHTML;
    unmount();
    return { gauge, icon };
  });
  expect(drawings.map((drawing) => drawing.gauge)).toEqual(
    [5, 4, 3, 2, 1].map((step) => `Urgency ${step} of 5`),
  );
  expect(new Set(drawings.map((drawing) => drawing.icon)).size).toBe(LEVELS.length);
});

it('TriageCard fills its head for an emergency alone, and is headed as its place on the page asks', () => {
  const heads = LEVELS.map((level) => {
    const { container, unmount } = render(<TriageCard level={level} title="How urgent" />);
    const head = container.querySelector('section > div');
    if (head === null) throw new Error('there is no head');
    const back = getComputedStyle(head).getPropertyValue('--back');
    const isSolid = head.hasAttribute('data-solid');
    unmount();
    return { isSolid, isFilled: back !== 'var(--fill)' };
  });
  expect(heads).toEqual(
    LEVELS.map((level) => ({ isSolid: level === 'emergency', isFilled: level === 'emergency' })),
  );
  const { rerender } = render(<TriageCard level="soon" title="How urgent" />);
  expect(screen.getByRole('heading', { level: 2, name: 'How urgent' })).toBeDefined();
  rerender(<TriageCard level="soon" title="How urgent" headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'How urgent' })).toBeDefined();
});
