// @vitest-environment jsdom
import { bus } from '@petwise/events';
import type { UploadedFile } from '@petwise/contracts';
import { renderInShell } from '@petwise/tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ControlledUpload, controlledServer } from '../testing/controlled-server.ts';
import { fileOf } from '../testing/fixtures.ts';
import { UploadQueue } from './UploadQueue.tsx';

interface Told {
  readonly uploaded: [UploadedFile, File][];
  readonly failed: [string, File][];
  readonly removed: File[];
  readonly busy: boolean[];
}

/** An opener like the home screen: it holds the files and lets go of those that are up. */
function Opener({ told, first }: { told: Told; first: readonly File[] }) {
  const [files, setFiles] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setFiles((now) => [...now, fileOf('later.pdf')])}>
        Add
      </button>
      <button type="button" onClick={() => setFiles([])}>
        Drop all
      </button>
      <UploadQueue
        files={files}
        onUploaded={(answer, source) => {
          told.uploaded.push([answer, source]);
          setFiles((now) => now.filter((file) => file !== source));
        }}
        onFailed={(message, source) => told.failed.push([message, source])}
        onRemoved={(source) => told.removed.push(source)}
        onBusyChange={(busy) => told.busy.push(busy)}
      />
    </>
  );
}

function open(files: readonly File[]) {
  const told: Told = { uploaded: [], failed: [], removed: [], busy: [] };
  const view = renderInShell(
    <StrictMode>
      <Opener told={told} first={files} />
    </StrictMode>,
  );
  return { ...view, told, uploads: controlledServer(), user: userEvent.setup() };
}

function row(name: string): HTMLElement {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name));
  if (!found) throw new Error(`No row of ${name}`);
  return found;
}

async function nth(uploads: readonly ControlledUpload[], index: number): Promise<ControlledUpload> {
  return waitFor(() => {
    const upload = uploads[index];
    if (!upload) throw new Error(`Only ${uploads.length} uploads so far`);
    return upload;
  });
}

/** Lets everything that is already under way come to its end. */
async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('UploadQueue', () => {
  it('bug: who looks at a film was said only once it was up', async () => {
    open([fileOf('gait.mp4', { type: 'video/mp4' })]);
    expect(await screen.findByText(/^Nobody looks at your pictures here/)).toBeTruthy();
  });

  it('HOME-10 sends one file at a time through /api/secure-upload', async () => {
    const [one, two] = [fileOf('one.pdf'), fileOf('two.pdf')];
    const { uploads, told } = open([one, two]);
    const first = await nth(uploads, 0);
    await settle();
    expect(uploads).toHaveLength(1);
    expect([first.path, first.file]).toEqual(['/api/secure-upload', one]);
    expect(within(row('two.pdf')).getByText(/Waiting/)).toBeTruthy();

    await act(async () => first.answer());
    expect((await nth(uploads, 1)).file).toBe(two);
    expect(told.uploaded).toEqual([[expect.objectContaining({ id: 'id of one.pdf' }), one]]);
    await act(async () => uploads[1]?.answer());
    expect(told.uploaded).toHaveLength(2);
    expect(told.busy.at(-1)).toBe(false);
    expect(told.busy).toContain(true);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says on the bus that the server has taken a file', async () => {
    const received: unknown[] = [];
    const stop = bus.on('uploads.completed', (payload) => received.push(payload));
    const { uploads } = open([fileOf('export.zip', { type: 'application/zip' })]);
    const upload = await nth(uploads, 0);
    await act(async () => upload.answer({ id: 'f1', apple_health: true }));
    expect(received).toEqual([{ fileId: 'f1', appleHealth: true }]);
    stop();
  });

  it('shows how far and how fast each file goes', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { uploads } = open([fileOf('scan.pdf', { bytes: 4_000_000 })]);
    const upload = await nth(uploads, 0);
    act(() => upload.progress({ sentBytes: 0, totalBytes: 4_000_000 }));
    now.mockReturnValue(1000);
    act(() => upload.progress({ sentBytes: 1_048_576, totalBytes: 4_000_000 }));
    const bar = screen.getByRole('progressbar', { name: 'Upload of scan.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('26');
    expect(within(row('scan.pdf')).getByText('Sending 26% · 1 MB/s')).toBeTruthy();
    act(() => upload.progress({ sentBytes: 4_000_000, totalBytes: 4_000_000 }));
    expect(within(row('scan.pdf')).getByText('Checking the file')).toBeTruthy();
    now.mockRestore();
  });

  it('HOME-11 tells the opener why a file failed, goes on, and sends it again when asked', async () => {
    const bad = fileOf('bad.pdf');
    const { uploads, told, user } = open([bad, fileOf('good.pdf')]);
    const first = await nth(uploads, 0);
    await act(async () => first.refuse(502, 'Bad Gateway'));
    expect(told.failed).toEqual([
      ['File upload failed: Upload failed: Bad Gateway. Please try again.', bad],
    ]);
    expect(within(row('bad.pdf')).getByText('Upload failed: Bad Gateway')).toBeTruthy();

    const second = await nth(uploads, 1);
    expect(second.file.name).toBe('good.pdf');
    await act(async () => second.answer());
    expect(told.busy.at(-1)).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Try again: bad.pdf' }));
    const third = await nth(uploads, 2);
    expect(third.file).toBe(bad);
    await act(async () => third.answer());
    expect(told.uploaded.map(([, source]) => source.name)).toEqual(['good.pdf', 'bad.pdf']);
  });

  it('cancels the file under way and sends the next', async () => {
    const { uploads, told, user } = open([fileOf('one.pdf'), fileOf('two.pdf')]);
    const first = await nth(uploads, 0);
    await user.click(screen.getByRole('button', { name: 'Cancel one.pdf' }));
    expect(first.aborted()).toBe(true);
    expect(screen.queryByText('one.pdf')).toBeNull();
    const second = await nth(uploads, 1);
    expect(second.file.name).toBe('two.pdf');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel two.pdf' }));
    expect(told.failed).toEqual([]);
    expect(told.removed).toEqual([first.file]);
  });

  it('does not bring a removed file back when the opener adds another', async () => {
    const { uploads, user } = open([fileOf('one.pdf')]);
    await nth(uploads, 0);
    await user.click(screen.getByRole('button', { name: 'Cancel one.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect((await nth(uploads, 1)).file.name).toBe('later.pdf');
    expect(screen.queryByText('one.pdf')).toBeNull();
  });

  it('ends what is under way when the opener lets go of the files or closes the queue', async () => {
    const dropped = open([fileOf('one.pdf')]);
    const first = await nth(dropped.uploads, 0);
    await dropped.user.click(screen.getByRole('button', { name: 'Drop all' }));
    expect(first.aborted()).toBe(true);
    expect(dropped.told.busy.at(-1)).toBe(false);
    dropped.unmount();

    const closed = open([fileOf('two.pdf')]);
    const second = await nth(closed.uploads, 0);
    closed.unmount();
    expect(second.aborted()).toBe(true);
    expect(closed.told.busy.at(-1)).toBe(false);
    second.answer();
    await settle();
    expect(closed.told.uploaded).toEqual([]);
  });

  it('does not send what the server would refuse, and says why', async () => {
    const { uploads, told } = open([
      fileOf('empty.pdf', { bytes: 0 }),
      fileOf('big.pdf', { bytes: 26_214_401 }),
    ]);
    await waitFor(() => expect(told.failed).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    expect(uploads).toHaveLength(0);
    expect(told.failed.map(([message]) => message)).toEqual([
      'File upload failed: empty.pdf is empty. Please try again.',
      expect.stringContaining('big.pdf is 25 MB. Files may be up to 25 MB (100 MB'),
    ]);
  });

  it('keeps 300 files and the same file twice apart', async () => {
    const many = Array.from({ length: 298 }, (_, index) => fileOf(`${index}.pdf`));
    const { uploads } = open([fileOf('twin.pdf'), fileOf('twin.pdf'), ...many]);
    expect(screen.getAllByRole('listitem')).toHaveLength(300);
    const first = await nth(uploads, 0);
    await act(async () => first.answer());
    expect((await nth(uploads, 1)).file.name).toBe('twin.pdf');
    expect(uploads[1]?.file).not.toBe(first.file);
    expect(screen.getAllByRole('listitem')).toHaveLength(299);
  });

  it('isolates a name that turns the writing direction', () => {
    open([fileOf('photo\u202egpj.exe')]);
    const name = within(row('photogpj.exe')).getByText('photogpj.exe');
    expect(name.tagName).toBe('BDI');
  });
});
