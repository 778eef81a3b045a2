import type { BundleDoors } from '@petwise/ui';

/** The doors that this bundle opens, each loaded on demand. */
export const doors = {
  consult: () => import('./doors/consult.ts'),
  prototype: () => import('./doors/prototype.ts'),
} satisfies BundleDoors<'chat'>;
