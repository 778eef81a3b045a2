declare module 'petwise-local-doors' {
  import type { DoorName } from '@petwise/contracts';
  export const doors: Readonly<Record<DoorName, () => Promise<unknown>>>;
}
