import { viewUrl } from '@petwise/contracts';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

/** CONV-01: attached images, labelled "Medical Image N", each opens in full size; one that does not load is logged and hidden. */
export function MedicalImages({ urls }: { readonly urls: readonly string[] }): ReactNode {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = urls.map((url, index) => ({ url, label: copy.medicalImage(index + 1) }));
  if (shown.every(({ url }) => broken.includes(url))) return null;
  return (
    <Images>
      {shown.map(({ url, label }) =>
        broken.includes(url) ? null : (
          <figure key={`${label} ${url}`}>
            <a href={url} target="_blank" rel="noreferrer" title={copy.openImage}>
              <Picture
                src={viewUrl(url)}
                alt={label}
                loading="lazy"
                onError={() => {
                  console.error(copy.imageFailed(label));
                  setBroken((now) => [...now, url]);
                }}
              />
            </a>
            <Caption>{label}</Caption>
          </figure>
        ),
      )}
    </Images>
  );
}

const Images = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin-top: ${({ theme }) => theme.space.xs};
`;

const Picture = styled.img`
  display: block;
  width: 9rem;
  max-width: 100%;
  height: 7rem;
  object-fit: cover;
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;

const Caption = styled.figcaption`
  font-size: ${({ theme }) => theme.fontSize.xs};
`;
