// @vitest-environment jsdom
import type { DoorProps, UploadedFile } from '@petwise/contracts';
import { panelStandIn, renderInShell } from '@petwise/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import {
  GOOD,
  GOOD_UP,
  realUploadActs,
  standInUploadActs,
  type UploadActs,
} from '../testing/upload-acts.ts';
import { Door } from './panel.ts';

type Panel = DoorProps['uploads/panel'];

/** The panel itself over a server that a test answers for, and what other bundles test with in its place. */
const PANELS: readonly [string, (props: Panel) => ReactNode, () => UploadActs][] = [
  [
    'the real panel',
    (props) => <Door {...props} />,
    () => realUploadActs(() => 'Upload & Analyze', 'Cancel'),
  ],
  ['its stand-in', panelStandIn([GOOD_UP]), standInUploadActs],
];

describe.each(PANELS)('UPL what the opener hears of %s', (_, door, acts) => {
  function open() {
    const told: (readonly UploadedFile[] | 'closed')[] = [];
    function Opener(): ReactNode {
      const [isOpen, setOpen] = useState(true);
      return door({
        presentation: 'modal',
        open: isOpen,
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

  it('UPL-05 the files once all are up, and then that it has closed', async () => {
    const panel = open();
    await panel.acts.finish();
    await waitFor(() => expect(panel.told).toEqual([good, 'closed']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('UPL-05 what is up where another failed, and stays open for that', async () => {
    const panel = open();
    await panel.acts.failSome();
    await waitFor(() => expect(panel.told).toEqual([good]));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('UPL that it was closed, and of no file', () => {
    const panel = open();
    panel.acts.close();
    expect(panel.told).toEqual(['closed']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
