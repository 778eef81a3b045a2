import { type DoorProps, type FileNote, isPictureOrFilm } from '@petwise/contracts';
import { Alert, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { ViewerNote } from './ViewerNote.tsx';

/** Notes that ask the owner to look again; the others are only told. */
const WARNINGS: ReadonlySet<FileNote> = new Set([
  'unrelated',
  'locked',
  'unread',
  'macros',
  'script',
  'embedded-files',
  'external-content',
]);

/** What the server found odd about files that are up, each in a calm sentence of its own, and who looks at a picture. */
export function FileNotes({ files }: DoorProps['uploads/notes']): ReactNode {
  const noted = files.filter(({ notes = [] }) => notes.length > 0);
  return (
    <>
      {noted.length > 0 && <Noted files={noted} />}
      {files.some(isPictureOrFilm) && <ViewerNote />}
    </>
  );
}

function Noted({ files: noted }: DoorProps['uploads/notes']): ReactNode {
  const isWarning = noted.some(({ notes = [] }) => notes.some((note) => WARNINGS.has(note)));
  return (
    <Alert tone={isWarning ? 'warning' : 'info'} role="status">
      <List aria-label={COPY.notesLabel}>
        {noted.map(({ id, name, notes = [] }) => (
          <li key={id}>
            <Name>
              <bdi>{name}</bdi>:
            </Name>{' '}
            {notes.map((note) => COPY.notes[note]).join(' ')}
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.fontSize.sm};
`;

const Name = styled.strong`
  font-weight: ${theme.fontWeight.strong};
  overflow-wrap: anywhere;
`;
