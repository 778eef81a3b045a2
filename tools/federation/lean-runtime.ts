import { join } from 'node:path';
import type { Plugin } from 'vite';

const HERE = join(import.meta.dirname, 'lean-runtime');

/** Modules of the federation runtime that our pages never reach, and what takes their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': join(HERE, 'snapshot-handler.ts'),
  'runtime-core/dist/utils/preload.js': join(HERE, 'left-out.ts'),
  'sdk/dist/dom.js': join(HERE, 'left-out.ts'),
};

/**
 * Leaves out of the shell's federation runtime what its own options do not:
 * `disableSnapshot` drops the snapshot plugin and keeps all it stands on.
 * The build fails where the runtime no longer has one of these modules.
 */
export function leanRuntime(): Plugin {
  const met = new Set<string>();
  return {
    name: 'petwise-lean-runtime',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer?.includes('/node_modules/@module-federation/')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const module = Object.keys(REPLACED).find((end) => found?.id.endsWith(end));
      if (module === undefined) return null;
      met.add(module);
      return REPLACED[module];
    },
    buildEnd(error) {
      const gone = Object.keys(REPLACED).filter((module) => !met.has(module));
      if (!error && gone.length > 0)
        this.error(`The federation runtime has changed: it does not use ${gone.join(', ')}`);
    },
  };
}
