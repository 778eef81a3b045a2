import { ErrorCard, Page, Skeleton } from '@petwise/ui';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { COPY } from '../copy.ts';
import { reportDoorError } from '../telemetry/page-errors.ts';

/** Around a screen of the shell that is fetched when it is asked for: few visits begin there. */
export function LateScreen({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary
      onError={(error) => reportDoorError('shell', 'load', error)}
      fallback={<ScreenFailed />}
    >
      <Suspense
        fallback={
          <Page width="form" aria-busy="true" aria-label={COPY.slotLoading}>
            <Skeleton height={560} shape="screen" />
          </Page>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

function ScreenFailed(): ReactNode {
  return (
    <Page width="form">
      <ErrorCard isPage title={COPY.slotFailedTitle} onRetry={() => location.reload()}>
        <p>{COPY.slotFailedBody}</p>
      </ErrorCard>
    </Page>
  );
}
