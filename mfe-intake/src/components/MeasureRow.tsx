import { Alert, Text, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Live } from './Live.tsx';

/** A number and its unit beside one another, or one below the other where there is no space for both. */
export const MeasureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  & > * {
    flex: 1 1 6.5rem;
    min-width: 0;
  }
  & > :first-child {
    flex: 4 1 9rem;
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

/** Asks whether a number is right that can hardly be; nothing waits for the answer. */
export function DoubtNote({ note }: { readonly note: string | false }): ReactNode {
  return <Live role="status">{note && <Alert tone="warning">{note}</Alert>}</Live>;
}
