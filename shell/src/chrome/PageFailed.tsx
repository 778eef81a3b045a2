import { ErrorCard, Page } from '@petwise/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { EmergencyLink } from './EmergencyLink.tsx';

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
          <Help>
            <EmergencyLink />
          </Help>
        </ErrorCard>
      </Page>
    </main>
  );
}

/** The link fits itself to its place, as in the bar. */
const Help = styled.div`
  container-type: inline-size;
  margin-block-start: ${({ theme }) => theme.space.md};
`;
