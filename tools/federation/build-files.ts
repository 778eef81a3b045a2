import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Beside Vite's own manifest: the path of every file of this build. */
export const BUILD_FILES = '.vite/files.json';

/**
 * Lists the files of a build. A cache lays an earlier build over whatever the
 * folder holds; what the list does not name is no part of it, and is not released.
 */
export function buildFiles(): Plugin {
  let folder = '';
  return {
    name: 'petwise-build-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // A build that failed has written nothing, and its own error is what is told.
        if (!existsSync(dirname(join(folder, BUILD_FILES)))) return;
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
          .map((path) => path.replaceAll('\\', '/'));
        writeFileSync(join(folder, BUILD_FILES), `${JSON.stringify(files.toSorted(), null, 1)}\n`);
      },
    },
  };
}
