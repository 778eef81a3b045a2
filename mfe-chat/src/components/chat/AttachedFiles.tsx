import { hasFileNotes, pictureUrl, type UploadedFile } from '@petwise/contracts';
import { FileChip, RemoteSlot } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { fileBadge } from '../../model/file-badge.ts';
import { formatBytes } from '@petwise/ui/format-bytes';

/** CHAT-06: what will go with the text, as chips with name and size. */
export function AttachedFiles(props: {
  readonly files: readonly UploadedFile[];
  readonly onRemove: ((id: string) => void) | undefined;
}): ReactNode {
  const { files, onRemove } = props;
  if (files.length === 0) return null;
  return (
    <>
      <Files aria-label={copy.attached}>
        {files.map((file) => (
          <li key={file.id}>
            <FileChip
              name={file.name}
              badge={fileBadge(file)}
              detail={formatBytes(file.size)}
              thumbnailUrl={pictureUrl(file)}
              removeLabel={copy.removeFile(file.name)}
              onRemove={onRemove && (() => onRemove(file.id))}
            />
          </li>
        ))}
      </Files>
      {files.some(hasFileNotes) && (
        <Notes>
          <RemoteSlot door="uploads/notes" props={{ files }} height={56} fallback={null} />
        </Notes>
      )}
    </>
  );
}

const Notes = styled.div`
  padding-inline: ${({ theme }) => theme.space.xs};
`;

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  max-height: 9rem;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space.xs};
  list-style: none;
  & > li {
    max-width: 100%;
    min-width: 0;
  }
`;
