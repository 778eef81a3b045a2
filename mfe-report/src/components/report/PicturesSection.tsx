import { type UploadedFile, viewUrl } from '@petwise/contracts';
import { Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePastConsult } from '../../api/past-consults.ts';
import { followUpCopy as copy } from '../../follow-up-copy.ts';
import { Fold } from './Fold.tsx';

/** The photos and films that the owner added, which a link shows the vet as well; nothing where there is none. */
export function PicturesSection({ sessionId }: { readonly sessionId: string | null }): ReactNode {
  return sessionId === null ? null : <StoredPictures sessionId={sessionId} />;
}

function StoredPictures({ sessionId }: { readonly sessionId: string }): ReactNode {
  const { data } = usePastConsult(sessionId);
  const pictures = (data?.turns ?? [])
    .flatMap(({ uploadedFiles = [] }) => uploadedFiles)
    .filter(({ type, url }) => url && /^(?:image|video)\//.test(type));
  if (pictures.length === 0) return null;
  return (
    <Fold title={copy.pictures} count={pictures.length}>
      <Text tone="muted" size="sm">
        {copy.picturesHint}
      </Text>
      <List>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Picture {...picture} />
            <Text size="sm" tone="muted">
              {picture.name}
            </Text>
          </li>
        ))}
      </List>
    </Fold>
  );
}

function Picture({ name, type, url }: UploadedFile): ReactNode {
  const src = url ?? '';
  if (type.startsWith('video/'))
    return <video src={src} aria-label={name} controls playsInline muted preload="metadata" />;
  return (
    <a href={src} target="_blank" rel="noreferrer" aria-label={copy.openPicture(name)}>
      <img src={viewUrl(src)} alt="" loading="lazy" />
    </a>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space.sm};
  margin-top: ${theme.space.sm};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  & :is(img, video) {
    display: block;
    width: 100%;
    height: 10rem;
    object-fit: contain;
    border-radius: ${theme.radius.md};
    background: ${theme.color.sunken};
  }
`;
