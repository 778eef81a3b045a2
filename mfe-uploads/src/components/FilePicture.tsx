import { theme } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { badgeOf, isPicture } from '../model/file-kind.ts';

/** The photo itself, small; for anything else the kind of file. */
export function FilePicture({ file }: { readonly file: File }): ReactNode {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!isPicture(file) || typeof URL.createObjectURL !== 'function') return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      setAddress(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);

  if (!address) return <Badge>{badgeOf(file)}</Badge>;
  return (
    <Picture
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setAddress(null)}
    />
  );
}

const Badge = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.5rem;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.primarySoft};
  color: ${theme.color.onPrimarySoft};
  font-size: 0.6875rem;
  font-weight: ${theme.fontWeight.strong};
  letter-spacing: 0.05em;
`;

const Picture = styled.img`
  flex: none;
  width: 2.75rem;
  height: 2.5rem;
  border-radius: ${theme.radius.sm};
  object-fit: cover;
  background: ${theme.color.sunken};
`;
