import { type ReactNode, useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { PICTURE_COPY } from '../../picture-copy.ts';

/** What was taken, before it is attached. */
export function TakenPicture(props: { readonly file: File; readonly name: string }): ReactNode {
  const { file, name } = props;
  const [url, setUrl] = useState<string | null>(null);
  const [cannotDraw, setCannotDraw] = useState<File | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url === null) return null;
  // As a phone's HEIC, which the server makes a JPEG of.
  if (cannotDraw === file) return <p>{PICTURE_COPY.notShown(file.name)}</p>;
  if (file.type.startsWith('image/')) {
    return <Photo src={url} alt={name} onError={() => setCannotDraw(file)} />;
  }
  return <Film src={url} aria-label={name} controls playsInline muted />;
}

const shown = css`
  display: block;
  width: 100%;
  max-height: 45vh;
  object-fit: contain;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;
const Photo = styled.img`
  ${shown}
`;
const Film = styled.video`
  ${shown}
`;
