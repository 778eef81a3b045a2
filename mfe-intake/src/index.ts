import type { BundleDoors } from '@petwise/ui';

/** What this bundle exposes, each loaded when it is opened. */
export const doors = {
  home: () => import('./doors/home.ts'),
  'what-happened': () => import('./doors/what-happened.ts'),
  'danger-watch': () => import('./doors/danger-watch.ts'),
  'basic-information': () => import('./doors/basic-information.ts'),
  pets: () => import('./doors/pets.ts'),
  'medical-history': () => import('./doors/medical-history.ts'),
} satisfies BundleDoors<'intake'>;
