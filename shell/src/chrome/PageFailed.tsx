import { ErrorCard, Page } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { EmergencyHelp } from './EmergencyHelp.tsx';

/** Stands where the shell itself broke, so that the page is never blank and emergency help stays one tap away. */
export function PageFailed(): ReactNode {
  return (
    <main>
      <Page width="form">
        <ErrorCard
          isPage
          title={COPY.pageFailedTitle}
          retryLabel={COPY.pageFailedReload}
          onRetry={() => location.reload()}
        >
          <p>{COPY.pageFailedBody}</p>
          <EmergencyHelp />
        </ErrorCard>
      </Page>
    </main>
  );
}
