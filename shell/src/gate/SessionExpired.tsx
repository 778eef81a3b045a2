import { Sheet, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { LoginForm } from './LoginForm.tsx';

/**
 * Signs in again over the page, which stays as it is underneath; the
 * disclaimer follows, because a login asks for it anew (GATE-06).
 */
export function SessionExpired({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const [granted, setGranted] = useState(false);
  return (
    <Sheet open side="center" title={COPY.expiredTitle} onClose={() => undefined}>
      {granted ? (
        <Disclaimer onAccepted={onSignedIn} />
      ) : (
        <Stack gap="md">
          <Text tone="muted">{COPY.expiredIntro}</Text>
          <LoginForm onSuccess={() => setGranted(true)} />
        </Stack>
      )}
    </Sheet>
  );
}
