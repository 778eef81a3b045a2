// @vitest-environment jsdom
import type { DoorProps, UploadedFile } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { controlledServer } from '../testing/controlled-server.ts';
import { fileOf } from '../testing/fixtures.ts';
import { UploadDrawer } from './UploadDrawer.tsx';

const SESSION = '8f14e45f-ceea-467f-ab1d-1f2d3c4b5a69';

function Opener(props: Pick<DoorProps['uploads/drawer'], 'onClose' | 'onUploaded'>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <UploadDrawer
        open={isOpen}
        sessionId={SESSION}
        onUploaded={props.onUploaded}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

function open() {
  const onClose = vi.fn<() => void>();
  const handed: (readonly UploadedFile[])[] = [];
  const view = renderInShell(
    <Opener onClose={onClose} onUploaded={(files) => handed.push(files)} />,
  );
  return { ...view, onClose, handed, uploads: controlledServer(), user: userEvent.setup() };
}

function input(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!found) throw new Error('There is no file input');
  return found;
}
async function choose(...files: readonly File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(input(), { target: { files, value: '' } });
  });
}
async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
}
function isDisabled(name: string): boolean {
  return screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
}

describe('UploadDrawer', () => {
  it('DRAW-01 has its words and waits for files', async () => {
    const { user } = open();
    expect(screen.getByRole('dialog', { name: 'Upload Medical Files' })).toBeTruthy();
    expect(isDisabled('Upload 0 File(s)')).toBe(true);
    const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Select Files' }));
    expect(click).toHaveBeenCalledOnce();
    click.mockRestore();
    await choose(fileOf('one.pdf'), fileOf('two.zip', { type: 'application/zip' }));
    expect(isDisabled('Upload 2 File(s)')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
    expect(isDisabled('Upload 1 File(s)')).toBe(false);
  });

  it('DRAW-02 offers exactly its types, and HEIC, of which the server makes a JPEG', async () => {
    open();
    expect(input().accept).toBe(
      '.jpg,.jpeg,.png,.gif,.bmp,.webp,.pdf,.doc,.docx,.xls,.xlsx,.csv,.ppt,.pptx,.zip,.heic,.heif,image/heic,image/heif',
    );
    expect(input().multiple).toBe(true);
    await choose(fileOf('notes.txt', { type: 'text/plain' }));
    expect(screen.getByRole('alert').textContent).toContain('File type must be one of .jpg');
    expect(isDisabled('Upload 0 File(s)')).toBe(true);
  });

  it('bug: the file dialog hid a phone’s HEIC photos; an iPhone still hands over its own JPEG', async () => {
    const { unmount } = open();
    expect(input().accept).toContain('.heic,.heif,image/heic,image/heif');
    await choose(fileOf('IMG_1.HEIC', { type: '' }));
    expect(isDisabled('Upload 1 File(s)')).toBe(false);
    unmount();
    const agent = vi.spyOn(navigator, 'userAgent', 'get');
    agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
    open();
    expect(input().accept).not.toContain('heic');
    agent.mockRestore();
  });

  it('DRAW-03 discards the whole selection when one file is over 25 MB', async () => {
    const { toasts } = open();
    await choose(
      fileOf('fits.pdf', { bytes: 26_214_400 }),
      fileOf('big\u202e.zip', { bytes: 32_505_856 }),
    );
    expect(toasts).toEqual([
      {
        title: 'File too large',
        description: 'Files must be smaller than 25MB. big.zip is 31 MB',
        tone: 'destructive',
      },
    ]);
    expect(screen.getByRole('alert').textContent).toContain('big.zip is 31 MB');
    expect(isDisabled('Upload 0 File(s)')).toBe(true);
    await choose(fileOf('fits.pdf', { bytes: 26_214_400 }));
    expect(isDisabled('Upload 1 File(s)')).toBe(false);
  });

  it('DRAW-05 sends one request a file to /api/upload with the session', async () => {
    const { uploads, handed, onClose, toasts } = open();
    await choose(fileOf('one.pdf'), fileOf('two.pdf'));
    await press('Upload 2 File(s)');
    expect(isDisabled('Upload 2 File(s)')).toBe(true);
    expect(uploads).toHaveLength(1);
    await act(async () => uploads[0]?.answer());
    await act(async () => uploads[1]?.answer());
    expect(uploads.map(({ path, fields, file }) => [path, fields, file.name])).toEqual([
      ['/api/upload', { sessionId: SESSION }, 'one.pdf'],
      ['/api/upload', { sessionId: SESSION }, 'two.pdf'],
    ]);
    expect(handed.map((files) => files.map(({ name }) => name))).toEqual([['one.pdf', 'two.pdf']]);
    expect(toasts).toEqual([
      { title: 'Files uploaded', description: 'Successfully uploaded 2 file(s)' },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('DRAW-04 names the file that failed, keeps it, and hands over the others once', async () => {
    const { uploads, handed, toasts, onClose } = open();
    await choose(fileOf('good.pdf'), fileOf('bad.pdf'));
    await press('Upload 2 File(s)');
    await act(async () => uploads[0]?.answer());
    await act(async () => uploads[1]?.refuse(500, 'Internal Server Error'));
    expect(toasts).toEqual([
      { title: 'Upload failed', description: 'Failed to upload bad.pdf', tone: 'destructive' },
    ]);
    expect(onClose).not.toHaveBeenCalled();
    await press('Upload 1 File(s)');
    await act(async () => uploads[2]?.answer());
    expect(handed.map((files) => files.map(({ name }) => name))).toEqual([
      ['good.pdf'],
      ['bad.pdf'],
    ]);
    expect(toasts.at(-1)?.description).toBe('Successfully uploaded 1 file(s)');
  });

  it('DRAW-04 says that files failed when several did', async () => {
    const { uploads, toasts } = open();
    await choose(fileOf('one.pdf'), fileOf('two.pdf'));
    await press('Upload 2 File(s)');
    await act(async () => uploads[0]?.drop());
    await act(async () => uploads[1]?.drop());
    expect(toasts.map(({ description }) => description)).toEqual(['Failed to upload files']);
  });

  it('DRAW-01 may be closed during an upload, which goes on', async () => {
    const { uploads, handed, toasts, user } = open();
    await choose(fileOf('one.pdf'), fileOf('two.pdf'));
    await press('Upload 2 File(s)');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Upload Medical Files')).toBeNull();
    expect(uploads[0]?.aborted()).toBe(false);
    await act(async () => uploads[0]?.answer());
    await press('Open');
    expect(screen.getByText('one.pdf')).toBeTruthy();
    await act(async () => uploads[1]?.answer());
    expect(handed[0]).toHaveLength(2);
    expect(toasts[0]?.title).toBe('Files uploaded');
  });

  it('DRAW-01 ends the upload without a word when the screen is left', async () => {
    const { uploads, handed, toasts, unmount } = open();
    await choose(fileOf('one.pdf'));
    await press('Upload 1 File(s)');
    unmount();
    expect(uploads[0]?.aborted()).toBe(true);
    expect([handed, toasts]).toEqual([[], []]);
  });
});
