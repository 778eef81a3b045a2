// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { DEADLINES } from './deadlines.ts';
import { watchDrawing, WAITING } from './watch-drawing.ts';

afterEach(() => vi.useRealTimers());

/**
 * What is said of a place that holds this, and after how long; another version is there when `another` says, and
 * `draw` comes after half a second.
 */
async function verdictOf(
  html: string,
  another: () => Promise<boolean> = () => Promise.resolve(false),
  draw: (place: HTMLElement) => unknown = () => undefined,
): Promise<unknown> {
  vi.useFakeTimers();
  const place = document.createElement('div');
  place.innerHTML = html;
  const begun = performance.now();
  const told: unknown[] = [];
  watchDrawing(place, {
    another,
    tell: (hasDrawn) => told.push([hasDrawn, performance.now() - begun]),
  });
  setTimeout(() => draw(place), 500);
  await vi.advanceTimersByTimeAsync(2 * DEADLINES.drawing);
  expect(told).toHaveLength(1);
  return told[0];
}

const after = (milliseconds: number) => () =>
  new Promise<boolean>((there) => setTimeout(() => there(true), milliseconds));

it('MFE-03 a door that is drawn is not condemned for a slow door of another remote within it', async () => {
  const html = `<p>A question</p><div data-door="x/y"><div ${WAITING}>…</div></div>`;
  expect(await verdictOf(html)).toEqual([true, 0]);
});

it('MFE-03 a door that waits for its own part has drawn nothing', async () => {
  expect(await verdictOf(`<div ${WAITING}>…</div>`)).toEqual([false, 3_000]);
  expect(await verdictOf('')).toEqual([false, 3_000]);
});

it.each<[string, (place: HTMLElement) => unknown]>([
  ['a paragraph', (place) => place.append('Here')],
  ['a line in a frame that was empty', (place) => place.firstElementChild?.append('Here')],
  [
    'words where there were blanks',
    (place) => Object.assign(place.firstChild ?? {}, { nodeValue: 'Here' }),
  ],
])('MFE-03 a door that draws %s has drawn from that moment on', async (_, draw) => {
  expect(await verdictOf(' <div></div>', undefined, draw)).toEqual([true, 500]);
});

it('MFE-04 a door that draws nothing gives way sooner where another version is there, and not later for a slow one', async () => {
  expect(await verdictOf('', after(200))).toEqual([false, 2_200]);
  expect(await verdictOf('', after(1_500))).toEqual([false, 2_500]);
  expect(await verdictOf('', after(4_000))).toEqual([false, 3_000]);
  expect(await verdictOf('', () => Promise.reject(new Error('away')))).toEqual([false, 3_000]);
});
