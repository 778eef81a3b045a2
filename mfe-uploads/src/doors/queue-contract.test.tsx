// @vitest-environment jsdom
import type { DoorProps, UploadedFile } from '@petwise/contracts';
import { BAD_GATEWAY, queueStandIn, renderInShell } from '@petwise/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { controlledServer } from '../testing/controlled-server.ts';
import { fileOf } from '../testing/fixtures.ts';
import { Door } from './queue.ts';

type Queue = DoorProps['uploads/queue'];

/** Lets something happen to a file of an open queue. */
interface Acts {
  /** The file is on its way. */
  readonly begin: (file: File) => Promise<void>;
  readonly finish: (file: File) => Promise<void>;
  readonly refuse: (file: File) => Promise<void>;
  /** No answer comes. */
  readonly lose: (file: File) => Promise<void>;
  readonly takeOut: (file: File) => Promise<void>;
}

/** The queue itself over a server that a test answers for, and what other bundles test with in its place. */
const QUEUES: readonly [string, () => { door: (props: Queue) => ReactNode; acts: () => Acts }][] = [
  [
    'the real queue',
    () => ({
      door: (props) => <Door {...props} />,
      acts: () => {
        const uploads = controlledServer();
        const user = userEvent.setup();
        const of = (file: File) =>
          waitFor(() => {
            const upload = uploads.find((one) => one.file === file && !one.aborted());
            if (!upload) throw new Error(`${file.name} is not on its way`);
            return upload;
          });
        return {
          begin: async (file) => {
            await of(file);
          },
          finish: async (file) => {
            const upload = await of(file);
            await act(async () => upload.answer({ id: file.name }));
          },
          refuse: async (file) => {
            const upload = await of(file);
            await act(async () => upload.refuse(BAD_GATEWAY.status, BAD_GATEWAY.words));
          },
          lose: async (file) => {
            const upload = await of(file);
            await act(async () => upload.drop());
          },
          takeOut: (file) => press(user, new RegExp(`(Remove|Cancel).*${file.name}`)),
        };
      },
    }),
  ],
  [
    'its stand-in',
    () => {
      const { door } = queueStandIn();
      return {
        door,
        acts: () => {
          const user = userEvent.setup();
          return {
            begin: (file) => press(user, `Begin ${file.name}`),
            finish: (file) => press(user, `Finish ${file.name}`),
            refuse: (file) => press(user, `Fail ${file.name}`),
            lose: (file) => press(user, `Lose ${file.name}`),
            takeOut: (file) => press(user, `Take out ${file.name}`),
          };
        },
      };
    },
  ],
];

async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

describe.each(QUEUES)('UPL what the opener hears of %s', (_, make) => {
  function open(...files: File[]) {
    const { door, acts } = make();
    const told = {
      uploaded: vi.fn<(file: UploadedFile, source: File) => void>(),
      failed: vi.fn<Queue['onFailed']>(),
      removed: vi.fn<(source: File) => void>(),
      busy: vi.fn<(busy: boolean) => void>(),
    };
    function Opener(): ReactNode {
      const [held, setHeld] = useState<readonly File[]>(files);
      const leave = (source: File) => setHeld((now) => now.filter((file) => file !== source));
      return door({
        files: held,
        onUploaded: (file, source) => (told.uploaded(file, source), leave(source)),
        onFailed: told.failed,
        onRemoved: (source) => (told.removed(source), leave(source)),
        onBusyChange: told.busy,
      });
    }
    renderInShell(<Opener />);
    return { told, acts: acts() };
  }

  it('HOME-10 a file that is up, and where it came from', async () => {
    const file = fileOf('one.pdf');
    const { told, acts } = open(file);
    await acts.finish(file);
    expect(told.uploaded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'one.pdf', name: 'one.pdf', size: 1024, type: file.type }),
      file,
    );
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('that it is at work while a file is on its way, and no longer once it is up', async () => {
    const file = fileOf('one.pdf');
    const { told, acts } = open(file);
    await acts.begin(file);
    expect(told.busy).toHaveBeenLastCalledWith(true);
    await acts.finish(file);
    expect(told.uploaded).toHaveBeenCalledOnce();
    expect(told.busy).toHaveBeenLastCalledWith(false);
  });

  it.each(['finish', 'refuse'] as const)(
    'that it is at work until the last of its files has come to an end: %s',
    async (end) => {
      const [one, two] = [fileOf('one.pdf'), fileOf('two.pdf')];
      const { told, acts } = open(one, two);
      await acts.begin(one);
      await acts[end](one);
      expect(told.busy).toHaveBeenLastCalledWith(true);
      await acts.begin(two);
      await acts[end](two);
      expect(told.busy).toHaveBeenLastCalledWith(false);
    },
  );

  it('HOME-11 PROTO-09 a refused file by the same sentence, the same answer, and no longer busy', async () => {
    const file = fileOf('one.pdf');
    const { told, acts } = open(file);
    await acts.refuse(file);
    expect(told.failed).toHaveBeenCalledExactlyOnceWith(
      'File upload failed: Upload failed: Bad Gateway. Please try again.',
      file,
      { status: 502, words: 'Bad Gateway' },
    );
    expect(told.busy).toHaveBeenLastCalledWith(false);
    expect(told.uploaded).not.toHaveBeenCalled();
  });

  it('PROTO-09 a file that nobody answered by the same sentence, without an answer', async () => {
    const file = fileOf('one.pdf');
    const { told, acts } = open(file);
    await acts.lose(file);
    expect(told.failed).toHaveBeenCalledOnce();
    const [words, source, answered] = told.failed.mock.calls[0] ?? [];
    expect(words).toBe('File upload failed: The server could not be reached. Please try again.');
    expect([source, answered]).toEqual([file, undefined]);
    expect(told.busy).toHaveBeenLastCalledWith(false);
  });

  it('bug: it said that it was not at work before it began, and an answer pressed just then was lost', async () => {
    const file = fileOf('one.pdf');
    const { told, acts } = open(file);
    await screen.findByText('one.pdf');
    expect(told.busy).not.toHaveBeenCalledWith(false);
    await acts.refuse(file);
    expect(told.busy).toHaveBeenLastCalledWith(false);
  });

  it('a file that is taken out', async () => {
    const file = fileOf('one.pdf');
    const { told, acts } = open(file);
    await acts.refuse(file);
    await acts.takeOut(file);
    expect(told.removed).toHaveBeenCalledExactlyOnceWith(file);
    expect(screen.queryByText('one.pdf')).toBeNull();
  });
});
