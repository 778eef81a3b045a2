import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** An image with its name, which opens it in full size; one that does not load is logged and hidden, its name stays. */
export function ImageThumb({
  src,
  name,
  href,
}: {
  readonly src: string;
  readonly name: string;
  readonly href: string;
}): ReactNode {
  const [broken, setBroken] = useState(false);
  function onError(): void {
    console.error(copy.imageFailed(name));
    setBroken(true);
  }
  return (
    <Figure>
      {!broken && (
        <a href={href} target="_blank" rel="noreferrer" title={copy.openImage}>
          <Picture src={src} alt={name} loading="lazy" onError={onError} />
        </a>
      )}
      {/* The image already says its name; without it the caption does. */}
      <Name aria-hidden={!broken}>{name}</Name>
    </Figure>
  );
}

const Figure = styled.figure`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  width: 9rem;
  max-width: 100%;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 7rem;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;

const Name = styled.figcaption`
  font-size: ${({ theme }) => theme.fontSize.xs};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
