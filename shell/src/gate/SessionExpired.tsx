import { Sheet, Stack, Text } from '@petwise/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { COPY } from '../copy.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { LoginAgainForm } from './LoginForm.tsx';
import { WhatHappened } from './WhatHappened.tsx';

/**
 * Signs in again over the page, which stays as it is underneath; the
 * disclaimer follows, because a login asks for it anew (GATE-06).
 */
export function SessionExpired({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const [granted, setGranted] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const accept = useRef<HTMLButtonElement>(null);
  // Without a cross a dialog that opens gives the focus to the way to the emergency page.
  useEffect(() => password.current?.focus(), []);
  return (
    <Sheet open side="center" title={COPY.expiredTitle}>
      <Stack gap="lg">
        {granted ? (
          <Disclaimer onAccepted={onSignedIn} acceptRef={accept} isFramed={false} />
        ) : (
          <Stack gap="md">
            <Text tone="muted">{COPY.expiredIntro}</Text>
            <LoginAgainForm passwordRef={password} onSuccess={() => setGranted(true)} />
          </Stack>
        )}
        <WhatHappened nextStep={granted ? accept : password} />
      </Stack>
    </Sheet>
  );
}
