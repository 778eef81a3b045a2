import { Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Live } from './Live.tsx';

/** A number and its unit beside one another. */
export const MeasureRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(6.5rem, 8.5rem);
  gap: ${theme.space.xs};
  /* Side by side, the stepper's buttons would lie under the unit. */
  @media (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Says what a typed number was taken for, when that is not what stands there. */
export function SettledNote({ note }: { readonly note: string | null }): ReactNode {
  return (
    <Live role="status">
      {note && (
        <Text size="sm" tone="muted">
          {note}
        </Text>
      )}
    </Live>
  );
}
