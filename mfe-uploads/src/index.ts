import type { RoomDoors } from '@petwise/ui';

/** The doors of this bundle. */
export const doors = {
  queue: () => import('./doors/queue.ts'),
} satisfies Partial<RoomDoors<'uploads'>>;
