// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { DEADLINES } from './deadlines.ts';
import { watchDrawing, WAITING } from './watch-drawing.ts';

afterEach(() => vi.useRealTimers());

/** What is said of a place that holds this when its time is over. */
function saidOf(html: string): unknown {
  vi.useFakeTimers();
  const place = document.createElement('div');
  place.innerHTML = html;
  const tell = vi.fn();
  watchDrawing(place, tell);
  vi.advanceTimersByTime(DEADLINES.drawing + 1);
  return tell.mock.lastCall?.[0];
}

it('MFE-03 a door that is drawn is not condemned for a slow door of another remote within it', () => {
  expect(saidOf(`<p>A question</p><div data-door="x/y"><div ${WAITING}>…</div></div>`)).toBe(true);
});

it('MFE-03 a door that waits for its own part has drawn nothing', () => {
  expect(saidOf(`<div ${WAITING}>…</div>`)).toBe(false);
  expect(saidOf('')).toBe(false);
});
