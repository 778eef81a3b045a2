import { Button, Card, Cluster, Heading, Sheet, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { SETTINGS_COPY } from '../settings-copy.ts';

/** For a computer that others use too: the way to leave nothing on it. */
export function ForgetDevice({ onForget }: { readonly onForget: () => void }): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <Card as="section">
      <Stack gap="md">
        <Heading level={2}>{SETTINGS_COPY.forgetTitle}</Heading>
        <Text tone="muted">{SETTINGS_COPY.forgetBody}</Text>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {SETTINGS_COPY.forgetDevice}
        </Button>
      </Stack>
      <Sheet open={asking} title={SETTINGS_COPY.forgetAsk} onClose={() => setAsking(false)}>
        <Stack gap="md">
          <Text>{SETTINGS_COPY.forgetBody}</Text>
          <Cluster gap="sm">
            <Button variant="danger" onClick={onForget}>
              {SETTINGS_COPY.forgetConfirm}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {SETTINGS_COPY.forgetKeep}
            </Button>
          </Cluster>
        </Stack>
      </Sheet>
    </Card>
  );
}
