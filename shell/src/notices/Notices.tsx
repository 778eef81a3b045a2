import type { ReactNode } from 'react';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SignOutNotice } from './SignOutNotice.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** What holds for the whole app now, under its bar. The region is there from the start, so that it is read out. */
export function Notices(): ReactNode {
  return (
    <div role="status">
      <SignOutNotice />
      <OfflineNotice />
      <UpdateNotice />
    </div>
  );
}
