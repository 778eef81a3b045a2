import type { DoorName } from '@petwise/contracts';
import { Alert, type SlotProps } from '@petwise/ui';
import type { ReactNode } from 'react';

/** Another bundle's door: absent here, as it may be in the product. */
export function MissingSlot<Name extends DoorName>({ door, fallback }: SlotProps<Name>): ReactNode {
  return fallback ?? <Alert tone="info">{`Here the shell would open ${door}.`}</Alert>;
}
