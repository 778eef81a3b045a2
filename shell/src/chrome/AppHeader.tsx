import { BrandMark, Settings } from '@petwise/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { Notices } from '../notices/Notices.tsx';
import { AppMenu } from './AppMenu.tsx';
import { EmergencyLink } from './EmergencyLink.tsx';
import { MainNavigation } from './MainNavigation.tsx';

/** The bar above every screen of a signed-in owner: brand, screens, emergency in one tap. */
export function AppHeader({ onSignOut }: { readonly onSignOut: () => void }): ReactNode {
  return (
    <Bar>
      <Place>
        <Inner>
          <Brand to="/" aria-label={`${COPY.product} ${COPY.beta}`}>
            <BrandMark size={32} />
            <BrandWords>
              {COPY.product} <Beta>{COPY.beta}</Beta>
            </BrandWords>
          </Brand>
          <WideOnly>
            <MainNavigation />
          </WideOnly>
          <Side>
            <WideOnly>
              <SettingsLink to="/settings" aria-label={COPY.settings} title={COPY.settings}>
                <Settings aria-hidden="true" size={20} />
              </SettingsLink>
            </WideOnly>
            <EmergencyLink />
            <AppMenu onSignOut={onSignOut} />
          </Side>
        </Inner>
      </Place>
      <Notices />
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  background: ${({ theme }) => theme.color.canvas};
  border-bottom: 1px solid ${({ theme }) => theme.color.edge};
  padding-top: env(safe-area-inset-top);
  @media print {
    display: none;
  }
`;

/** Its width in em, so that larger text leaves things out as a smaller screen does. */
const Place = styled.div`
  container-type: inline-size;
  max-width: 76rem;
  margin: 0 auto;
`;

const Inner = styled.div`
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  @container (max-width: 24em) {
    padding-inline: ${({ theme }) => theme.space.sm};
    gap: ${({ theme }) => theme.space.xs};
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: ${({ theme }) => theme.size.touch};
  font-weight: 700;
  white-space: nowrap;
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
`;

const Beta = styled.span`
  font-weight: 500;
  color: ${({ theme }) => theme.color.textMuted};
  @container (max-width: 24em) {
    display: none;
  }
`;

/** The mark alone says enough where there is no space; the link keeps its name. */
const BrandWords = styled.span`
  @container (max-width: 18em) {
    display: none;
  }
`;

/** The links to screens stand in a line from where their Spanish names fit beside all else; before that the menu alone has them. */
const WideOnly = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  @container (max-width: 68em) {
    display: none;
  }
`;

const Side = styled.div`
  margin-inline-start: auto;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const SettingsLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  width: ${({ theme }) => theme.size.touch};
  height: ${({ theme }) => theme.size.touch};
  border-radius: ${({ theme }) => theme.radius.full};
  color: ${({ theme }) => theme.color.text};
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
`;
