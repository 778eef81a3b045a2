import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { COPY } from '../copy.ts';

/** Read as it is drawn: another language may be learned after this file has loaded. */
const places = (): readonly (readonly [address: string, name: string])[] => [
  ['/', COPY.newAssessment],
  ['/medical-assistant', COPY.assistant],
  ['/health-upload', COPY.appleHealth],
  ['/past-assessments', COPY.pastAssessments],
  ['/pets', COPY.pageTitles['/pets']],
];

/** Where an owner may go; the column lies in a sheet, whose entry of the history its links take (`useBack`). */
export function MainNavigation({ column = false }: { readonly column?: boolean }): ReactNode {
  return (
    <Navigation aria-label={COPY.mainNavigation} $column={column}>
      {places().map(([to, name]) => (
        <NavLink key={to} to={to} end={to === '/'} replace={column}>
          {name}
        </NavLink>
      ))}
    </Navigation>
  );
}

const Navigation = styled.nav<{ $column: boolean }>`
  display: flex;
  flex-direction: ${({ $column }) => ($column ? 'column' : 'row')};
  gap: ${({ theme, $column }) => ($column ? theme.space.xs : theme.space.xxs)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.touch};
    padding: 0 ${({ theme, $column }) => ($column ? theme.space.sm : theme.space.xs)};
    border-radius: ${({ theme }) => theme.radius.full};
    color: ${({ theme }) => theme.color.textMuted};
    text-decoration: none;
    white-space: nowrap;
  }
  ${({ $column }) =>
    $column &&
    css`
      margin-inline: calc(-1 * ${({ theme }) => theme.space.sm});
      a:link,
      a:visited {
        color: ${({ theme }) => theme.color.text};
        font-weight: 500;
        white-space: normal;
      }
    `}
  a:hover {
    color: ${({ theme }) => theme.color.text};
  }
  a.active {
    color: ${({ theme }) => theme.color.text};
    background: ${({ theme }) => theme.color.sunken};
    @media (forced-colors: active) {
      border: 2px solid Highlight;
    }
  }
`;
