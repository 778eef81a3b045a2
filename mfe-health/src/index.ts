import type { BundleDoors } from '@petwise/ui';

/** The doors of Apple Health, each loaded when it is first opened. */
export const doors = {
  analysis: () => import('./doors/analysis.ts'),
} satisfies BundleDoors<'health'>;
