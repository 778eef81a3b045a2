import { ErrorCard, LatePart, Page, Stack, useToast } from '@petwise/ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { EmergencyHelp } from '../chrome/EmergencyHelp.tsx';
import { COPY } from '../copy.ts';
import { useTitle } from '../navigation/use-title.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { setSignOutFailed } from './failed-sign-out.ts';
import { isDisclaimerAccepted } from './disclaimer-acceptance.ts';
import { HelpHere } from './HelpHere.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { type SignOutOptions, useAuthentication } from './use-authentication.ts';
import { WhatHappened } from './WhatHappened.tsx';

/** Most sessions never end over a page. */
const loadSessionExpired = async () => (await import('./SessionExpired.tsx')).SessionExpired;

/** Ends the session on this device, and more where it is asked to. */
export type SignOut = (options?: SignOutOptions) => void;

/** Lets nobody past without a session and an accepted disclaimer (GATE-01..04). */
export function AppGate(props: { readonly children: (signOut: SignOut) => ReactNode }): ReactNode {
  const { authentication, check, signedIn, signOut } = useAuthentication();
  const toast = useToast();
  const [accepted, setAccepted] = useState(isDisclaimerAccepted);

  const enter = useCallback(() => {
    setAccepted(isDisclaimerAccepted());
    signedIn();
  }, [signedIn]);

  const leave: SignOut = (options) => {
    setSignOutFailed(false);
    signOut(options).catch(() => {
      toast({ title: COPY.signOutFailed, tone: 'destructive' });
      setSignOutFailed(true);
    });
  };

  if (authentication === 'unknown') return null;
  if (authentication === 'unreachable') return <Unreachable onRetry={check} />;
  if (authentication === 'out') return <LoginScreen onSignedIn={enter} />;
  if (!accepted) {
    return <DisclaimerPage onAccepted={() => setAccepted(true)} />;
  }
  return (
    <>
      {props.children(leave)}
      {authentication === 'expired' && (
        <LatePart load={loadSessionExpired} props={{ onSignedIn: enter }} />
      )}
    </>
  );
}

function DisclaimerPage({ onAccepted }: { readonly onAccepted: () => void }): ReactNode {
  const accept = useRef<HTMLButtonElement>(null);
  useTitle(COPY.disclaimerTitle);
  return (
    <main>
      <Page width="form">
        <Stack gap="lg">
          <Disclaimer onAccepted={onAccepted} acceptRef={accept} />
          <WhatHappened nextStep={accept} />
          <HelpHere />
        </Stack>
      </Page>
    </main>
  );
}

/** Nobody is let in without an answer, but what has happened can be written, and dangers are looked for, without one. */
function Unreachable({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const retry = useRef<HTMLElement>(null);
  return (
    <main>
      <Page width="form">
        <Stack gap="lg">
          <div
            ref={(card) => {
              retry.current = card?.querySelector('button') ?? null;
            }}
          >
            <ErrorCard
              isPage
              title={COPY.unreachableTitle}
              onRetry={onRetry}
              retryLabel={COPY.tryAgain}
            >
              <p>{COPY.unreachableBody}</p>
              <EmergencyHelp />
            </ErrorCard>
          </div>
          <WhatHappened nextStep={retry} />
        </Stack>
      </Page>
    </main>
  );
}
