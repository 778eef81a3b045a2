import { Button, Card, Cluster, Heading, Sheet, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';

/** For a computer that others use too: the way to leave nothing on it. */
export function ForgetDevice({ onForget }: { readonly onForget: () => void }): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{COPY.forgetTitle}</Heading>
        <Text tone="muted">{COPY.forgetBody}</Text>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {COPY.forgetDevice}
        </Button>
      </Stack>
      <Sheet open={asking} title={COPY.forgetAsk} onClose={() => setAsking(false)}>
        <Stack gap="md">
          <Text>{COPY.forgetBody}</Text>
          <Cluster gap="sm">
            <Button variant="danger" onClick={onForget}>
              {COPY.forgetConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {COPY.forgetKeep}
            </Button>
          </Cluster>
        </Stack>
      </Sheet>
    </Card>
  );
}
