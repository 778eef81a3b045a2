import type { ConsultOpening } from '@petwise/contracts';
import { Collapsible, Text } from '@petwise/ui';
import type { ReactNode } from 'react';
import { copy } from '../../copy.ts';
import type { ListEntry } from '../chat/list-entry.ts';

/**
 * The row above a consult without the server, which says where its questions
 * come from, and what does not work; a consult of the server has none.
 */
export function deviceEntry({ init, resumed }: ConsultOpening): ListEntry | null {
  const made = resumed ? resumed.madeOnDevice : init.madeOnDevice;
  return made === undefined ? null : { id: 'device', node: <DeviceNote />, length: 0, quiet: true };
}

function DeviceNote(): ReactNode {
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
