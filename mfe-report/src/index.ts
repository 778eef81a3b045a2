import type { BundleDoors } from '@petwise/ui';

/** The doors of this bundle, each loaded on demand. */
export const doors = {
  assessment: () => import('./doors/assessment.ts'),
  diagnosis: () => import('./doors/diagnosis.ts'),
  'look-again': () => import('./doors/look-again.ts'),
  past: () => import('./doors/past.ts'),
} satisfies BundleDoors<'report'>;
