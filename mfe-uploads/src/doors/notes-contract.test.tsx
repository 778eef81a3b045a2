// @vitest-environment jsdom
import type { DoorProps, UploadedFile } from '@petwise/contracts';
import { notesStandIn, renderInShell } from '@petwise/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Door } from './notes.ts';

const PLAIN: UploadedFile = { id: 'labs', name: 'labs.pdf', size: 1, type: 'application/pdf' };
const BILL: UploadedFile = { ...PLAIN, id: 'bill', name: 'bill.pdf', notes: ['unrelated'] };
const PHOTO: UploadedFile = { ...PLAIN, id: 'paw', name: 'paw.png', type: 'image/png' };
const FILM: UploadedFile = { ...PLAIN, id: 'walk', name: 'walk.mp4', type: 'video/mp4' };

describe.each([
  ['the real notes', (props: DoorProps['uploads/notes']) => <Door {...props} />],
  ['its stand-in', notesStandIn],
])('UPL what %s says of the files it is given', (_, door) => {
  function show(...files: UploadedFile[]) {
    const { unmount } = renderInShell(<>{door({ files })}</>);
    const noted = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    const noViewer = screen.queryByText(/^Nobody looks at your pictures here/) !== null;
    const hasStatus = screen.queryByRole('status') !== null;
    unmount();
    return { noted, noViewer, hasStatus };
  }

  it('UPL-01 a sentence on each file that has notes, by its name, and on no other', () => {
    const { noted, noViewer, hasStatus } = show(PLAIN, BILL);
    expect(noted).toEqual([expect.stringMatching(/^bill\.pdf/)]);
    expect({ noViewer, hasStatus }).toEqual({ noViewer: false, hasStatus: true });
  });

  it.each([PHOTO, FILM])('UPL-01 of $name that nobody looks at it', (file) => {
    expect(show(PLAIN, file)).toEqual({ noted: [], noViewer: true, hasStatus: false });
  });

  it('UPL-01 nothing of a document without notes, and of no file', () => {
    const nothing = { noted: [], noViewer: false, hasStatus: false };
    expect(show(PLAIN, { ...PLAIN, id: 'x', notes: [] })).toEqual(nothing);
    expect(show()).toEqual(nothing);
  });
});
