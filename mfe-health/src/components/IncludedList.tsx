import { Check, theme } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { GROUPS } from '../model/groups.ts';

/** What an export holds (HLTH-01). */
export function IncludedList(): ReactNode {
  return (
    <List>
      {GROUPS.map((group) => (
        <li key={group}>
          <Check aria-hidden size={18} />
          {COPY.included[group]}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  margin: ${theme.space.sm} 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }
  svg {
    flex: none;
    color: ${theme.color.link};
  }
`;
