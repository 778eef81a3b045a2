import { ErrorCard, Page, Skeleton } from '@petwise/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { COPY } from '../copy.ts';
import type { SignOut } from '../gate/AppGate.tsx';
import { reportDoorError } from '../telemetry/page-errors.ts';

/** Few visits begin here, so the screen is fetched when it is asked for. */
const Settings = lazy(async () => ({
  default: (await import('../settings/SettingsScreen.tsx')).SettingsScreen,
}));

/** `/settings`. */
export function SettingsRoute({ onSignOut }: { readonly onSignOut: SignOut }): ReactNode {
  return (
    <ErrorBoundary
      onError={(error) => reportDoorError('shell', 'load', error)}
      fallback={<SettingsFailed />}
    >
      <Suspense
        fallback={
          <Page width="form" aria-busy="true" aria-label={COPY.slotLoading}>
            <Skeleton height={560} shape="screen" />
          </Page>
        }
      >
        <Settings onSignOut={onSignOut} />
      </Suspense>
    </ErrorBoundary>
  );
}

function SettingsFailed(): ReactNode {
  return (
    <Page width="form">
      <ErrorCard title={COPY.slotFailedTitle} onRetry={() => location.reload()}>
        <p>{COPY.slotFailedBody}</p>
      </ErrorCard>
    </Page>
  );
}
