import { Alert, Button, Cluster, Stack, Text } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { COPY } from '../copy.ts';

/** What this device has read is on no server yet; one press tries again. */
export function UnsavedNote({ onSave }: { readonly onSave: () => Promise<void> }): ReactNode {
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    await onSave();
    setBusy(false);
  }
  return (
    <Alert tone="warning">
      <Stack gap="sm">
        <Text>{COPY.unsaved.text}</Text>
        <Cluster>
          <Button size="sm" busy={busy} onClick={() => void save()}>
            {COPY.unsaved.again}
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}
