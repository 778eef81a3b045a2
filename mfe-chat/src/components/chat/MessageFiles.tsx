import { type UploadedFile, viewUrl } from '@petwise/contracts';
import { FileChip } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { fileBadge } from '../../model/file-badge.ts';
import { formatBytes } from '../../model/format-bytes.ts';
import { ImageThumb } from './ImageThumb.tsx';

/** CHAT-05: images as thumbnails with their name, which open the whole picture; everything else as chips. */
export function MessageFiles({ files }: { readonly files: readonly UploadedFile[] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <Files aria-label={copy.attached}>
      {files.map((file) => (
        <li key={file.id}>
          {file.url && file.type.startsWith('image/') ? (
            <ImageThumb src={viewUrl(file.url)} name={file.name} href={file.url} />
          ) : (
            <FileChip name={file.name} badge={fileBadge(file)} detail={formatBytes(file.size)} />
          )}
        </li>
      ))}
    </Files>
  );
}

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};
  list-style: none;
  & > li {
    max-width: 100%;
    min-width: 0;
  }
`;
