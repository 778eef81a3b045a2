import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SignOutNotice } from './SignOutNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What holds for the whole app now, under its bar. The region is there from the start, so that it is read out. */
export function Notices(): ReactNode {
  return (
    <Region role="status">
      <SignOutNotice />
      <OfflineNotice />
      <UpdateNotice />
    </Region>
  );
}

/** Its width in em: larger text counts as a smaller screen. */
const Region = styled.div`
  container-type: inline-size;
`;
