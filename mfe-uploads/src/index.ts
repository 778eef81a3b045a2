import type { BundleDoors } from '@petwise/ui';

/** The doors of this bundle. */
export const doors = {
  panel: () => import('./doors/panel.ts'),
  drawer: () => import('./doors/drawer.ts'),
  notes: () => import('./doors/notes.ts'),
  'lab-values': () => import('./doors/lab-values.ts'),
  queue: () => import('./doors/queue.ts'),
} satisfies BundleDoors<'uploads'>;
