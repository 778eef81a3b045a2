// @vitest-environment jsdom
import { type DoorProps, type UploadedFile } from '@petwise/contracts';
import { drawerStandIn, renderInShell } from '@petwise/tools/testing';
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
import { Door } from './drawer.ts';

type Drawer = DoorProps['uploads/drawer'];

const SESSION = '8f14e45f-ceea-467f-ab1d-1f2d3c4b5a69';

/** The drawer itself over a server that a test answers for, and what other bundles test with in its place. */
const DRAWERS: readonly [string, (props: Drawer) => ReactNode, () => UploadActs][] = [
  [
    'the real drawer',
    (props) => <Door {...props} />,
    () => realUploadActs((count) => `Upload ${count} File(s)`, 'Close'),
  ],
  ['its stand-in', drawerStandIn([GOOD_UP]), standInUploadActs],
];

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
