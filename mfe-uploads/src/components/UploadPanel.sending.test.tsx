// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileOf } from '../testing/fixtures.ts';
import { bar, choose, first, openPanel, pass, press, zone } from '../testing/panel-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('UploadPanel, sending', () => {
  it('UPL-05 rises in ticks of 200 ms, waits at 90, and closes 1 s after success', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { uploads, onClose, handed } = openPanel();
    await choose(fileOf('one.pdf'));
    await press('Upload & Analyze');
    expect(first(uploads).path).toBe('/api/secure-upload');
    expect(bar()).toBe(0);
    pass(199);
    expect(bar()).toBe(0);
    pass(1);
    expect(bar()).toBe(10);
    act(() => first(uploads).progress({ sentBytes: 1024, totalBytes: 1024 }));
    pass(60_000);
    expect(bar()).toBe(90);

    await act(async () => first(uploads).answer({ id: 'f1' }));
    expect(bar()).toBe(100);
    expect(handed).toEqual([[expect.objectContaining({ id: 'f1', name: 'one.pdf' })]]);
    pass(999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('UPL-05 does not run ahead of the bytes that were sent', async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { uploads } = openPanel();
    await choose(fileOf('one.pdf', { bytes: 1000 }), fileOf('two.pdf', { bytes: 3000 }));
    await press('Upload & Analyze');
    act(() => first(uploads).progress({ sentBytes: 500, totalBytes: 1000 }));
    pass(10_000);
    // Half of the first file is an eighth of all.
    expect(bar()).toBe(13);
    await act(async () => first(uploads).answer());
    pass(10_000);
    expect(bar()).toBe(25);
  });

  it('UPL-05 resets when not uploading; the failed file can be sent again', async () => {
    const { uploads, onClose, handed } = openPanel();
    await choose(fileOf('good.pdf'), fileOf('bad.pdf'));
    await press('Upload & Analyze');
    await act(async () => first(uploads).answer());
    await act(async () =>
      uploads[1]?.refuse(503, 'Service Unavailable', { code: 'unavailable', error: 'Busy.' }),
    );
    expect(screen.queryByRole('progressbar', { name: 'Upload progress' })).toBeNull();
    expect(screen.getByText('Upload failed: Service Unavailable')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/^One file did not go through/);
    expect(handed.map((files) => files.map(({ name }) => name))).toEqual([['good.pdf']]);

    await press('Upload & Analyze');
    expect(bar()).toBe(0);
    expect(uploads.map(({ file }) => file.name)).toEqual(['good.pdf', 'bad.pdf', 'bad.pdf']);
    await act(async () => uploads[2]?.answer());
    expect(handed.map((files) => files.map(({ name }) => name))).toEqual([
      ['good.pdf'],
      ['bad.pdf'],
    ]);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 3000 });
  });

  it('says why a file cannot be used, and does not offer to send it again', async () => {
    const { uploads, handed } = openPanel();
    await choose(fileOf('good.pdf'), fileOf('bad.pdf'));
    await press('Upload & Analyze');
    await act(async () => first(uploads).answer());
    await act(async () =>
      uploads[1]?.refuse(422, 'Unprocessable Content', {
        code: 'file-unreadable',
        error: 'The document is damaged.',
      }),
    );
    expect(screen.getByText('The document is damaged.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/^One file cannot be used/);
    expect(screen.queryByRole('button', { name: 'Try again: bad.pdf' })).toBeNull();
    const upload = screen.getByRole('button', { name: 'Upload & Analyze' });
    expect(upload).toHaveProperty('disabled', true);
    await press('Remove bad.pdf');
    expect(screen.getByRole('status').textContent).toBe('Your files are uploaded');
    expect(handed).toHaveLength(1);
  });

  it('goes on to success when the file that failed is removed', async () => {
    const { uploads, handed } = openPanel();
    await choose(fileOf('good.pdf'), fileOf('bad.pdf'));
    await press('Upload & Analyze');
    await act(async () => first(uploads).answer());
    await act(async () => uploads[1]?.drop());
    expect(screen.getByText('The server could not be reached')).toBeTruthy();
    await press('Remove bad.pdf');
    expect(screen.getByRole('status').textContent).toBe('Your files are uploaded');
    expect(handed).toHaveLength(1);
  });

  it('UPL-01 Cancel asks to close, and closing ends what is under way', async () => {
    const { uploads, onClose, handed, unmount, user } = openPanel('modal');
    await choose(fileOf('one.pdf'));
    await press('Upload & Analyze');
    expect(zone().getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
    expect(first(uploads).aborted()).toBe(true);
    expect(handed).toEqual([]);
  });

  it('offers to send large photos in full size, and remembers it', async () => {
    localStorage.clear();
    const { user, unmount } = openPanel();
    expect(screen.queryByRole('switch')).toBeNull();
    await choose(fileOf('paw.jpg', { type: 'image/jpeg', bytes: 6_000_000 }));
    const choice = screen.getByRole('switch', { name: 'Make large photos smaller before sending' });
    expect(choice.getAttribute('aria-checked')).toBe('true');
    const decode = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('not asked for')));
    vi.stubGlobal('createImageBitmap', decode);
    await user.click(choice);
    await press('Upload & Analyze');
    expect(decode).not.toHaveBeenCalled();
    unmount();

    openPanel();
    await choose(fileOf('paw.jpg', { type: 'image/jpeg', bytes: 6_000_000 }));
    expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('switch'));
    await press('Upload & Analyze');
    expect(decode).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
