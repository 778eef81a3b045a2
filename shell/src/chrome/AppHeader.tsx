import { BrandMark, Button, Siren } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The bar above every screen of a signed-in owner: brand, rooms, emergency in one tap. */
export function AppHeader({ onSignOut }: { readonly onSignOut: () => void }): ReactNode {
  return (
    <Bar>
      <Inner>
        <Brand to="/" aria-label={COPY.product}>
          <BrandMark size={32} />
          <span>
            {COPY.product} <Beta>{COPY.beta}</Beta>
          </span>
        </Brand>
        <Rooms aria-label={COPY.mainNavigation}>
          <NavLink to="/" end>
            {COPY.newAssessment}
          </NavLink>
          <NavLink to="/medical-assistant">{COPY.assistant}</NavLink>
          <NavLink to="/health-upload">{COPY.appleHealth}</NavLink>
        </Rooms>
        <Side>
          <ThemeSwitch />
          <Button variant="quiet" size="sm" onClick={onSignOut}>
            {COPY.signOut}
          </Button>
          <Emergency href="/emergency">
            <Siren aria-hidden="true" size={18} />
            {COPY.emergency}
          </Emergency>
        </Side>
      </Inner>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 5;
  background: ${({ theme }) => theme.color.canvas};
  border-bottom: 1px solid ${({ theme }) => theme.color.edge};
  padding-top: env(safe-area-inset-top);
  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  max-width: 72rem;
  margin: 0 auto;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 44px;
  font-weight: 700;
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
`;

const Beta = styled.span`
  font-weight: 500;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Rooms = styled.nav`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  overflow-x: auto;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 ${({ theme }) => theme.space.sm};
    border-radius: ${({ theme }) => theme.radius.full};
    color: ${({ theme }) => theme.color.textMuted};
    text-decoration: none;
    white-space: nowrap;
  }
  a.active {
    color: ${({ theme }) => theme.color.text};
    background: ${({ theme }) => theme.color.sunken};
  }
  @media (max-width: 640px) {
    order: 3;
    flex-basis: 100%;
  }
`;

const Side = styled.div`
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const Emergency = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 44px;
  padding: 0 ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.full};
  font-weight: 600;
  text-decoration: none;
  color: ${({ theme }) => theme.color.urgency.emergency.ink};
  background: ${({ theme }) => theme.color.urgency.emergency.fill};
`;
