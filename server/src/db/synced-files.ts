import { fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What PGlite's files are to Emscripten, as far as it is used here; its own types leave these out. */
interface MountedFiles {
  readonly tryFSOperation: (operation: () => void) => void;
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => 0 };
}

/** PGlite's files in a folder, with the one operation that PGlite leaves out: `fsync`. */
class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    emscriptenOpts.preRun?.push((module) => {
      // Emscripten asks a file system for `fsync` and does nothing where it has none.
      const files = module.NODEFS as unknown as MountedFiles;
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    });
    return { emscriptenOpts };
  }
}

/**
 * How to open a PGlite that is on the disk when it says so: what is committed
 * outlives a power cut. PGlite itself starts PostgreSQL with `-F`, which turns
 * that off; and its `fdatasync`, which the log would use, does nothing.
 */
export function syncedOptions(folder: string): PGliteOptions {
  return {
    fs: new SyncedFiles(folder),
    startParams: [
      ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  };
}
