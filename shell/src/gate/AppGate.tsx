import { ErrorCard, Page, Stack, useToast } from '@petwise/ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { EmergencyLink } from '../chrome/EmergencyLink.tsx';
import { COPY } from '../copy.ts';
import { useTitle } from '../navigation/use-title.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { setSignOutFailed } from './failed-sign-out.ts';
import { isDisclaimerAccepted } from './disclaimer-acceptance.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { SessionExpired } from './SessionExpired.tsx';
import { type SignOutOptions, useAuthentication } from './use-authentication.ts';
import { WhatHappened } from './WhatHappened.tsx';

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
  if (authentication === 'unreachable') {
    return (
      <main>
        <Page width="form">
          <ErrorCard title={COPY.unreachableTitle} onRetry={check} retryLabel={COPY.tryAgain}>
            <p>{COPY.unreachableBody}</p>
            <EmergencyLink />
          </ErrorCard>
        </Page>
      </main>
    );
  }
  if (authentication === 'out') return <LoginScreen onSignedIn={enter} />;
  if (!accepted) {
    return <DisclaimerPage onAccepted={() => setAccepted(true)} />;
  }
  return (
    <>
      {props.children(leave)}
      {authentication === 'expired' && <SessionExpired onSignedIn={enter} />}
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
        </Stack>
      </Page>
    </main>
  );
}
