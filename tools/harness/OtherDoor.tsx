import type { DoorName, DoorProps } from '@petwise/contracts';
import { Alert, type SlotProps } from '@petwise/ui';
import type { ReactNode } from 'react';
import { queueStandIn } from '../testing/queue-stand-in.tsx';

const queue = queueStandIn();

/**
 * Another bundle's door: the upload queue's stand-in, which tells its opener what the queue itself would; any other is
 * absent, as it may be in the product.
 */
export function OtherDoor<Name extends DoorName>({
  door,
  props,
  fallback,
}: SlotProps<Name>): ReactNode {
  // The door's name decides its props; TypeScript cannot narrow one by the other here.
  if (door === 'uploads/queue') return queue.door(props as DoorProps['uploads/queue']);
  return fallback ?? <Alert tone="info">{`Here the shell would open ${door}.`}</Alert>;
}
