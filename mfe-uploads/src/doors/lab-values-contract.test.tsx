// @vitest-environment jsdom
import { type DoorProps, labValueRoutes, type UploadedFile } from '@petwise/contracts';
import { handle, labValuesStandIn, renderInShell } from '@petwise/tools/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { bloods, labFile } from '../testing/lab-fixtures.ts';
import { Door } from './lab-values.ts';

beforeEach(() => sessionStorage.clear());

const ZIP: UploadedFile = { ...bloods, id: 'zip', name: 'export.zip', type: 'application/zip' };
const HEALTH: UploadedFile = { ...bloods, id: 'health', name: 'export.xml', apple_health: true };
const FILM: UploadedFile = { ...bloods, id: 'gif', name: 'walk.gif', type: 'image/gif' };
const PHOTO: UploadedFile = { ...bloods, id: 'photo', name: 'sheet.jpg', type: 'image/jpeg' };
const URINE: UploadedFile = { ...bloods, id: 'urine', name: 'urine.pdf' };

const ALL = new Map([bloods, ZIP, HEALTH, FILM, PHOTO, URINE].map((file) => [file.id, file]));

/** Each in place of the other, over a server that finds values in every file. */
describe.each([
  ['the real review', (props: DoorProps['uploads/lab-values']) => <Door {...props} />],
  ['its stand-in', labValuesStandIn],
])('UPL what %s draws of the files it is given', (_, door) => {
  function open(...files: UploadedFile[]) {
    let give: (files: UploadedFile[]) => void = () => undefined;
    function Opener(): ReactNode {
      const [held, setHeld] = useState(files);
      give = setHeld;
      return door({ files: held, species: 'cat' });
    }
    renderInShell(<Opener />, {
      handlers: [
        handle(labValueRoutes.list, ({ params }) => {
          const fileName = ALL.get(params.fileId)?.name ?? 'unknown';
          return { ...labFile(), fileId: params.fileId, fileName };
        }),
      ],
    });
    return { give: (...next: UploadedFile[]) => act(() => give(next)) };
  }
  const tables = () =>
    screen.queryAllByRole('table').map((table) => table.querySelector('caption')?.textContent);

  it('a table for each document, none for what holds no words', async () => {
    open(ZIP, bloods, HEALTH, URINE, FILM);
    await waitFor(() =>
      expect(tables()).toEqual(['Values from bloods.pdf', 'Values from urine.pdf']),
    );
  });

  it('a photo’s values only when the owner asks for them', async () => {
    open(PHOTO);
    expect(tables()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Read its values' }));
    await waitFor(() => expect(tables()).toEqual(['Values from sheet.jpg']));
  });

  it('nothing any more of a file that was taken out', async () => {
    const { give } = open(bloods, URINE);
    await waitFor(() => expect(tables()).toHaveLength(2));
    give(URINE);
    expect(tables()).toEqual(['Values from urine.pdf']);
    give();
    expect(tables()).toEqual([]);
  });
});
