import type { ConsultOpening } from '@petwise/contracts';
import { Collapsible, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';

/**
 * Says of a consult without the server where its questions come from, and what
 * does not work; one line, so that a phone keeps its room for the conversation.
 */
export function DeviceNote({ opening }: { readonly opening: ConsultOpening }): ReactNode {
  const made = opening.resumed ? opening.resumed.madeOnDevice : opening.init.madeOnDevice;
  if (made === undefined) return null;
  return (
    <div role="note">
      <Collapsible look="plain" title={copy.madeOnDevice}>
        <Text size="sm" tone="muted">
          {copy.madeOnDeviceNote}
        </Text>
      </Collapsible>
    </div>
  );
}
