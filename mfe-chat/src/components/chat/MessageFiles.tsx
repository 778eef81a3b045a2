import { type UploadedFile, viewUrl } from '@petwise/contracts';
import { FileChip } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { fileBadge } from '../../model/file-badge.ts';
import { formatBytes } from '@petwise/ui/format-bytes';
import { ImageThumb } from './ImageThumb.tsx';

/** CHAT-05: images as thumbnails with their name, which open the whole picture; films to play; everything else as chips. */
export function MessageFiles({ files }: { readonly files: readonly UploadedFile[] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <Files aria-label={copy.attached}>
      {files.map((file) => (
        <li key={file.id}>
          <MessageFile file={file} />
        </li>
      ))}
    </Files>
  );
}

function MessageFile({ file }: { readonly file: UploadedFile }): ReactNode {
  if (file.url && file.type.startsWith('image/'))
    return <ImageThumb src={viewUrl(file.url)} name={file.name} href={file.url} />;
  if (file.url && file.type.startsWith('video/'))
    return (
      <Film
        src={file.url}
        aria-label={copy.filmOf(file.name)}
        controls
        playsInline
        muted
        preload="metadata"
      />
    );
  return <FileChip name={file.name} badge={fileBadge(file)} detail={formatBytes(file.size)} />;
}

const Film = styled.video`
  display: block;
  width: 16rem;
  max-width: 100%;
  max-height: 14rem;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;

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
