import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RowsProps } from './list-entry.ts';

/** Every row in the page: short conversations. */
export function PlainRows({ entries }: RowsProps): ReactNode {
  return (
    <List>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          data-asks={entry.asks || undefined}
          aria-live={entry.quiet ? 'off' : undefined}
        >
          {entry.node}
        </Row>
      ))}
    </List>
  );
}

const List = styled.ol`
  list-style: none;
`;

const Row = styled.li`
  padding-bottom: ${({ theme }) => theme.space.lg};
`;
