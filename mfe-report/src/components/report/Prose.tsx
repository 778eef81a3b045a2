import { Button, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';

/** Characters after which a text folds on screen. */
const FOLD_AFTER = 2400;

/** Running text, as text only; a very long one folds on screen and is whole in print. */
export function Prose({ paragraphs }: { readonly paragraphs: readonly string[] }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const length = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
  const isLong = length > FOLD_AFTER;
  if (length === 0) return null;
  return (
    <Frame>
      <Words lang="en" $folded={isLong && !isOpen}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </Words>
      {isLong ? (
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.readLess : copy.readMore}
        </Button>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.xs};
`;

const Words = styled.div<{ readonly $folded: boolean }>`
  display: grid;
  gap: ${theme.space.sm};
  max-width: 44rem;
  white-space: pre-line;
  @media screen {
    ${({ $folded }) =>
      $folded &&
      `
        max-height: 22rem;
        overflow: hidden;
        mask-image: linear-gradient(to bottom, currentColor 70%, transparent);
      `}
  }
`;
