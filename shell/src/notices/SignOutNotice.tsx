import { AlertTriangle, Banner, Button } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { setSignOutFailed, useSignOutFailed } from '../gate/failed-sign-out.ts';

/** Stays until it is read: who wanted to leave must know that they have not left. */
export function SignOutNotice(): ReactNode {
  if (!useSignOutFailed()) return null;
  return (
    <Banner
      compact
      tone="warning"
      icon={<AlertTriangle aria-hidden="true" />}
      action={
        <Button size="sm" variant="quiet" onClick={() => setSignOutFailed(false)}>
          {COPY.noticeClose}
        </Button>
      }
    >
      {COPY.signOutFailed}
    </Banner>
  );
}
