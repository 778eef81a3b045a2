import { type DoorProps, isPictureOrFilm } from '@petwise/contracts';
import type { ReactNode } from 'react';

/**
 * Stands in for the uploads bundle's notes on files. For which files it has words is what the real one has;
 * `notes-contract.test.tsx` of mfe-uploads holds both to the same cases.
 */
export function notesStandIn({ files }: DoorProps['uploads/notes']): ReactNode {
  const noted = files.filter(({ notes = [] }) => notes.length > 0);
  return (
    <>
      {noted.length > 0 && (
        <ul aria-label="Notes on your files" role="status">
          {noted.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      {files.some(isPictureOrFilm) && <p>Nobody looks at your pictures here</p>}
    </>
  );
}
