import { BrandMark, Card, Heading, Page, Stack, Text, useToast } from '@petwise/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { EmergencyHelp } from '../chrome/EmergencyHelp.tsx';
import { COPY } from '../copy.ts';
import { useTitle } from '../navigation/use-title.ts';
import { HelpHere } from './HelpHere.tsx';
import { LoginForm } from './LoginForm.tsx';
import { WhatHappened } from './WhatHappened.tsx';

/** LOGIN-02: how long the toast shows, and when the owner is taken to `/`, in milliseconds. */
const TOAST_MS = 2300;
const REDIRECT_MS = 800;

/** The first screen of anyone who is not signed in, whatever the address (GATE-02). */
export function LoginScreen({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode {
  const toast = useToast();
  const navigate = useNavigate();
  const [granted, setGranted] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  useTitle(COPY.loginSubmit);

  useEffect(() => {
    if (!granted) return undefined;
    const timer = setTimeout(() => {
      void navigate('/', { replace: true });
      onSignedIn();
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [granted, navigate, onSignedIn]);

  function succeed(): void {
    toast({ title: COPY.accessGranted, durationMs: TOAST_MS });
    setGranted(true);
  }

  return (
    <main>
      <Page width="form">
        <Middle>
          <Card>
            <Stack gap="lg">
              <BrandMark size={56} />
              <Heading level={1}>{COPY.loginTitle}</Heading>
              <Text tone="muted">{COPY.loginIntro}</Text>
              <LoginForm passwordRef={password} onSuccess={succeed} />
              <EmergencyHelp />
            </Stack>
          </Card>
          <WhatHappened nextStep={password} />
          <HelpHere />
        </Middle>
      </Page>
    </main>
  );
}

const Middle = styled.div`
  min-height: 88dvh;
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  align-content: center;
`;
