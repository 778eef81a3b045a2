import { Button, theme } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { copy } from '../../copy.ts';

/**
 * A long list shows its first entries and a button for the rest. Entries carry
 * `data-folded`; they stay in the document, so that print shows them all.
 */
export function Foldable({
  count,
  limit,
  children,
}: {
  readonly count: number;
  readonly limit: number;
  readonly children: (isShown: (index: number) => boolean) => ReactNode;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  // A button that would show one more entry is no help.
  const isLong = count > limit + 1;
  return (
    <Frame>
      {children((index) => isOpen || !isLong || index < limit)}
      {isLong ? (
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.showFewer : copy.showAll(count)}
        </Button>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.md};
  justify-items: stretch;
  & > button {
    justify-self: start;
  }
  @media screen {
    [data-folded] {
      display: none;
    }
  }
`;
