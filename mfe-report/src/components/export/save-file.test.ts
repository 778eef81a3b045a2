// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { saveFile } from './save-file.ts';

it('RPT-07 a saved file is held for a minute, within which a slow browser begins to read it, and then let go', () => {
  vi.useFakeTimers();
  const released = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:report', revokeObjectURL: released });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    clicked.mockRestore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  saveFile('report.txt', new Blob(['words']));
  expect(clicked).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  expect(released).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(released).toHaveBeenCalledWith('blob:report');
});
