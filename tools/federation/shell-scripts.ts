import type { ClassicScripts } from './classic-scripts.ts';

/** The shell's scripts outside its module graph, by the name they are served under. */
export const SHELL_SCRIPTS: ClassicScripts = {
  'early.js': 'src/early/early.ts',
  'emergency.js': 'src/emergency/emergency.ts',
  'sw.js': 'src/offline/worker/service-worker.ts',
  'sw-off.js': 'src/offline/worker/remove-worker.ts',
};
