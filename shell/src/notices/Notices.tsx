import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SignOutNotice } from './SignOutNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/**
 * What holds for the whole app now, under its bar. The region is there from the start, so that it is read out. Where the
 * page is narrow for its text they come one after the other: together they would take most of a phone.
 */
export function Notices(): ReactNode {
  return (
    <Region role="status">
      <SignOutNotice />
      <OfflineNotice />
      <UpdateNotice />
      <More>{COPY.noticesFollow(1)}</More>
      <More>{COPY.noticesFollow(2)}</More>
    </Region>
  );
}

/** Only where as many notices wait behind the first. */
const More = styled.p`
  display: none;
  padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.md}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.edge};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.fontSize.xs};
  text-align: center;
`;

/** Its width in em: larger text counts as a smaller screen. */
const Region = styled.div`
  container-type: inline-size;
  @container (max-width: 24em) {
    & > * + *:not(${More}) {
      display: none;
    }
    & > :nth-last-child(4):first-child ~ ${More}:nth-last-child(2),
    & > :nth-last-child(5):first-child ~ ${More}:last-child {
      display: block;
    }
  }
`;
