// @vitest-environment jsdom
import { type DoorProps, toUploadedFile, type UploadedFile } from '@petwise/contracts';
import { drawerStandIn, renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { controlledServer } from '../testing/controlled-server.ts';
import { fileOf, uploadResponse } from '../testing/fixtures.ts';
import { Door } from './drawer.ts';

type Drawer = DoorProps['uploads/drawer'];

const SESSION = '8f14e45f-ceea-467f-ab1d-1f2d3c4b5a69';
const GOOD = fileOf('one.pdf');
const BAD = fileOf('two.pdf');

/** Lets something happen in an open drawer. */
interface Acts {
  /** Every file that was chosen is up. */
  readonly finish: () => Promise<void>;
  /** One is up, and another failed. */
  readonly failSome: () => Promise<void>;
  readonly close: () => void;
}

/** The drawer itself over a server that a test answers for, and what other bundles test with in its place. */
const DRAWERS: readonly [string, (props: Drawer) => ReactNode, () => Acts][] = [
  ['the real drawer', (props) => <Door {...props} />, realActs],
  [
    'its stand-in',
    drawerStandIn([toUploadedFile(uploadResponse(GOOD))]),
    () => ({
      finish: async () => press('All are up'),
      failSome: async () => press('Others failed'),
      close: () => press('Close'),
    }),
  ],
];

function realActs(): Acts {
  const uploads = controlledServer();
  const send = async (...files: File[]): Promise<void> => {
    const input = document.querySelector('input[type=file]');
    if (!input) throw new Error('There is no file input');
    await act(async () => void fireEvent.change(input, { target: { files } }));
    await act(async () => press(`Upload ${files.length} File(s)`));
  };
  const of = (file: File) =>
    waitFor(() => {
      const upload = uploads.find((one) => one.file === file);
      if (!upload) throw new Error(`${file.name} is not on its way`);
      return upload;
    });
  return {
    finish: async () => {
      await send(GOOD);
      const upload = await of(GOOD);
      await act(async () => upload.answer());
    },
    failSome: async () => {
      await send(GOOD, BAD);
      const first = await of(GOOD);
      await act(async () => first.answer());
      const second = await of(BAD);
      await act(async () => second.refuse(502, 'Bad Gateway'));
    },
    close: () => press('Close'),
  };
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

describe.each(DRAWERS)('UPL what the opener hears of %s', (_, door, acts) => {
  function open() {
    const told: (readonly UploadedFile[] | 'closed')[] = [];
    function Opener(): ReactNode {
      const [isOpen, setOpen] = useState(true);
      return door({
        open: isOpen,
        sessionId: SESSION,
        onUploaded: (files) => void told.push(files),
        onClose: () => {
          told.push('closed');
          setOpen(false);
        },
      });
    }
    renderInShell(<Opener />);
    return { told, acts: acts() };
  }
  const good = [expect.objectContaining({ name: 'one.pdf', size: GOOD.size, type: GOOD.type })];

  it('DRAW-04 the files once all are up, and then that it has closed', async () => {
    const drawer = open();
    await drawer.acts.finish();
    await waitFor(() => expect(drawer.told).toEqual([good, 'closed']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DRAW-04 what is up where another failed, and stays open for that', async () => {
    const drawer = open();
    await drawer.acts.failSome();
    await waitFor(() => expect(drawer.told).toEqual([good]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('that it was closed, and of no file', () => {
    const drawer = open();
    drawer.acts.close();
    expect(drawer.told).toEqual(['closed']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
