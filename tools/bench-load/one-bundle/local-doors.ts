import type { DoorName } from '@petwise/contracts';

/** One `import()` a door. Empty here: `one-bundle.config.ts` writes them as it builds. */
export const doors = {} as Readonly<Record<DoorName, () => Promise<unknown>>>;
