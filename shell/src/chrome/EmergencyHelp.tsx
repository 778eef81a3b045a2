import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmergencyLink } from './EmergencyLink.tsx';

/** The way to the emergency page within a card: with large text as small as in the bar of a small phone, and never wider than the card. */
export function EmergencyHelp(): ReactNode {
  return (
    <Place>
      <EmergencyLink />
    </Place>
  );
}

const Place = styled.div`
  container-type: inline-size;
  @container (min-width: 13em) {
    a {
      padding-inline: ${({ theme }) => theme.space.md};
    }
  }
`;
