// @vitest-environment jsdom
import { renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tooLongOf } from '../../model/picture-file.ts';
import { TakePicture } from './TakePicture.tsx';

beforeEach(() => {
  // A page without a layout makes no addresses of files.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** The sheet for a film, with a camera whose recorder starts as given; answers with the camera's one track. */
async function showSheet(start: () => void): Promise<EventTarget> {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const stream = { active: true, getTracks: () => [track] };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => Promise.resolve(stream) },
  });
  class Recorder extends EventTarget {
    static isTypeSupported = () => true;
    state = 'inactive';
    start = start;
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  renderInShell(
    <TakePicture
      kind={{ shows: 'gait', takes: 'film' }}
      reader={null}
      onClose={vi.fn()}
      onTaken={vi.fn()}
    />,
  );
  await vi.waitFor(() => expect(filmButton().getAttribute('aria-busy')).not.toBe('true'));
  return track;
}

const filmButton = () => screen.getByRole('button', { name: 'Start filming', hidden: true });

it('a film recorder that cannot start says so, and no seconds are counted', async () => {
  await showSheet(() => {
    throw new DOMException('No encoder', 'NotSupportedError');
  });
  fireEvent.click(filmButton());
  expect(screen.getByText(/That did not work. Please try again, or choose a file/)).toBeTruthy();
  expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
  expect(filmButton()).toBeTruthy();
});

it('a camera that is taken away is no camera any more: a file does as well', async () => {
  const track = await showSheet(vi.fn());
  expect(screen.queryByText(/No camera can be used here/)).toBeNull();
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(screen.getByText(/No camera can be used here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start filming', hidden: true })).toBeNull();
});

it('a chosen film of which the browser says nothing is taken after some seconds', async () => {
  vi.useFakeTimers();
  const answered = vi.fn();
  void tooLongOf(new File(['x'], 'walk.mov', { type: 'video/quicktime' })).then(answered);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(answered).toHaveBeenCalledWith(null);
});
