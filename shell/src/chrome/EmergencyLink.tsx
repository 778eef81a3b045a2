import { Siren } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';

/** The one tap to the emergency page (PWA-02), the same on every screen. A link of the browser's own: that page stands without the app. */
export function EmergencyLink(): ReactNode {
  return (
    <Link href="/emergency">
      <Siren aria-hidden="true" size={18} />
      {COPY.emergency}
    </Link>
  );
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0 ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.full};
  font-weight: 600;
  white-space: nowrap;
  text-decoration: none;
  color: ${({ theme }) => theme.color.urgency.emergency.ink};
  background: ${({ theme }) => theme.color.urgency.emergency.fill};
  & > svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: 2px solid LinkText;
  }
  @container (max-width: 24em) {
    padding-inline: ${({ theme }) => theme.space.sm};
  }
  @container (max-width: 13em) {
    & > svg {
      display: none;
    }
    padding-inline: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.fontSize.xs};
  }
`;
