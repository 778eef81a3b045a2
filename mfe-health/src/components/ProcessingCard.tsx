import { Button, Card, Cluster, Heading, ProgressBar, Spinner, Stack, Text } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { COPY } from '../copy.ts';
import { sentShare } from '../model/sending.ts';
import type { Processing } from './use-health.ts';
import { useOnline } from './use-online.ts';

export interface ProcessingCardProps {
  readonly phase: Processing;
  readonly onCancel: () => void;
}

/** Processing: how far it has come, for how long, and a way out. */
export function ProcessingCard({ phase, onCancel }: ProcessingCardProps): ReactNode {
  const { place } = phase;
  const seconds = useSeconds();
  return (
    <Card>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="lg" focusOnMount>
            {COPY.processing[place]}
          </Heading>
          <Text tone="muted">{COPY.processing.note[place]}</Text>
        </Stack>
        <Progress phase={phase} />
        <Cluster align="between">
          <Text tone="muted" size="sm">
            {COPY.processing.elapsed(seconds)}
          </Text>
          <Button variant="secondary" onClick={onCancel}>
            {COPY.processing.cancel}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function Progress({ phase: { place, share, sending } }: { readonly phase: Processing }): ReactNode {
  const isOnline = useOnline();
  if (share !== null) return <ProgressBar value={share * 100} label={COPY.processing.progress} />;
  if (sending === null) return <Spinner label={COPY.processing[place]} />;
  const sent = sentShare(sending);
  if (sent >= 1) return <Spinner label={COPY.processing.arrived} />;
  return (
    <Stack gap="xs">
      <ProgressBar value={sent * 100} label={COPY.processing.sending} />
      <Text tone="muted" size="sm">
        {isOnline ? COPY.processing.sent(sending) : COPY.offline.waiting}
      </Text>
    </Stack>
  );
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
