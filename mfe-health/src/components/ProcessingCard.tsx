import { Button, Card, Cluster, Heading, ProgressBar, Spinner, Stack, Text } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { COPY } from '../copy.ts';
import type { Place } from '../model/check-file.ts';

export interface ProcessingCardProps {
  readonly place: Place;
  /** 0 to 1; null while it is not known. */
  readonly share: number | null;
  readonly onCancel: () => void;
}

/** Processing: how far it has come, for how long, and a way out. */
export function ProcessingCard({ place, share, onCancel }: ProcessingCardProps): ReactNode {
  const seconds = useSeconds();
  return (
    <Card>
      <Stack gap="md">
        <Stack gap="xs">
          <Heading level={2} size="lg" focusOnMount>
            {COPY.processing[place]}
          </Heading>
          <Text tone="muted">{COPY.processing.note}</Text>
        </Stack>
        {share === null ? (
          <Spinner label={COPY.processing[place]} />
        ) : (
          <ProgressBar value={share * 100} label={COPY.processing.progress} />
        )}
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

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
