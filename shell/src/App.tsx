import { createQueryClient } from '@petwise/api';
import '@petwise/ui/fonts';
import { SlotProvider, ThemeRoot } from '@petwise/ui';
import { ToastHost } from '@petwise/ui/toast-host';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import styled from 'styled-components';
import { AppHeader } from './chrome/AppHeader.tsx';
import { PageFailed } from './chrome/PageFailed.tsx';
import { COPY } from './copy.ts';
import { isCachedPage, readBootData, readNonce } from './federation/boot-data.ts';
import { HostSlot } from './federation/HostSlot.tsx';
import { readOverrides } from './federation/overrides.ts';
import { useWarmNext } from './federation/warm-next.ts';
import { AppGate, type SignOut } from './gate/AppGate.tsx';
import { SystemNotices } from './late/late.ts';
import { useScreenChange } from './navigation/use-screen-change.ts';
import { useSendStored } from './offline/device-consult/use-send-stored.ts';
import { AppRoutes } from './routes/AppRoutes.tsx';
import { reportDoorError } from './telemetry/page-errors.ts';
import { reportShell } from './telemetry/report-shell.ts';

const queryClient = createQueryClient();
// What came with the page is drawn at once; the screen asks anew all the same.
if (!isCachedPage(document)) {
  const { answers = {} } = readBootData(document) ?? {};
  for (const [path, answer] of Object.entries(answers)) queryClient.setQueryData([path], answer);
}
const nonce = readNonce(document);

/** Null for everybody but a developer who tries a remote of their own. */
const OverridesBadge =
  Object.keys(readOverrides()).length === 0
    ? null
    : lazy(async () => {
        const { OverridesBadge: Badge } = await import('./federation/OverridesBadge.tsx');
        return { default: Badge };
      });

function failed(error: unknown): void {
  reportDoorError('shell', 'render', error);
  reportShell('render');
}

/** The host: everything that every bundle finds in place, then the gate, then the routes. */
export function App(): ReactNode {
  return (
    <ThemeRoot {...(nonce ? { nonce } : {})}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ErrorBoundary onError={failed} fallback={<PageFailed />}>
            <ToastHost>
              <SlotProvider slot={HostSlot}>
                <AppGate>{(signOut) => <SignedIn onSignOut={signOut} />}</AppGate>
              </SlotProvider>
            </ToastHost>
          </ErrorBoundary>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeRoot>
  );
}

function SignedIn({ onSignOut }: { readonly onSignOut: SignOut }): ReactNode {
  useScreenChange();
  useWarmNext();
  useSendStored();
  useEffect(() => reportShell('mounted'), []);
  return (
    <>
      <SkipLink href="#content">{COPY.skipToContent}</SkipLink>
      <AppHeader onSignOut={() => onSignOut()} />
      <main id="content" tabIndex={-1}>
        <AppRoutes onSignOut={onSignOut} />
      </main>
      <Suspense>
        {OverridesBadge && <OverridesBadge />}
        <SystemNotices />
      </Suspense>
    </>
  );
}

const SkipLink = styled.a`
  position: absolute;
  inset-inline-start: ${({ theme }) => theme.space.md};
  top: -100px;
  z-index: 20;
  padding: ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.surface};
  &:focus {
    top: ${({ theme }) => theme.space.sm};
  }
`;
