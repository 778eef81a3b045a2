import { Alert, Button, Card, Heading, Stack } from '@petwise/ui';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { EmergencyHelp } from '../chrome/EmergencyHelp.tsx';
import { COPY } from '../copy.ts';
import { acceptDisclaimer } from './disclaimer-acceptance.ts';

/** DISC-04, in milliseconds. */
const FADE_IN_MS = 50;

/** What Petwise is not, and what happens to the data (DISC-01..03). */
export function Disclaimer({
  onAccepted,
  acceptRef,
  isFramed = true,
}: {
  readonly onAccepted: () => void;
  readonly acceptRef?: RefObject<HTMLButtonElement | null>;
  /** A sheet is its own frame. */
  readonly isFramed?: boolean;
}): ReactNode {
  const Frame = isFramed ? Card : 'div';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), FADE_IN_MS);
    return () => clearTimeout(timer);
  }, []);

  function accept(): void {
    acceptDisclaimer();
    onAccepted();
  }

  return (
    <Fade data-fade $shown={shown}>
      <Frame>
        <Stack gap="lg">
          <Heading level={1} focusOnMount>
            {COPY.disclaimerTitle}
          </Heading>
          <Points>
            {COPY.disclaimerPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </Points>
          <Alert tone="info" title={COPY.retentionTitle}>
            {COPY.retentionBody}
          </Alert>
          <Button ref={acceptRef} variant="primary" size="lg" block onClick={accept}>
            {COPY.disclaimerAccept}
          </Button>
          <EmergencyHelp />
        </Stack>
      </Frame>
    </Fade>
  );
}

const Fade = styled.div<{ $shown: boolean }>`
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity 300ms ease-out;
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Points = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
`;
