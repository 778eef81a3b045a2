import { fsyncSync, writeSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of PGlite's; `nfd` is its number for the operating system. */
interface OpenFile {
  readonly nfd: number;
  readonly path: string;
}

/** What PGlite's files are to Emscripten, as far as it is used here; its own types leave these out. */
interface MountedFiles {
  readonly tryFSOperation: (operation: () => void) => void;
  readonly stream_ops: {
    fsync?: (file: OpenFile) => 0;
    write: (file: OpenFile, ...what: readonly unknown[]) => number;
  };
}

/** Where a write that fails has PostgreSQL panic: its log, and the file that says where the log stands. */
const VITAL = /\/(?:pg_wal\/|global\/pg_control)/;

/** PGlite's files in a folder, with the one operation that PGlite leaves out: `fsync`. */
class SyncedFiles extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    emscriptenOpts.preRun?.push((module) => {
      // Emscripten asks a file system for `fsync` and does nothing where it has none.
      const files = module.NODEFS as unknown as MountedFiles;
      const { write } = files.stream_ops;
      files.stream_ops.fsync = ({ nfd }) => {
        orEnd(() => files.tryFSOperation(() => fsyncSync(nfd)));
        return 0;
      };
      files.stream_ops.write = (file, ...what) => {
        const writing = (): number => write(file, ...what);
        return VITAL.test(file.path) ? orEnd(writing) : writing();
      };
    });
    return { emscriptenOpts };
  }
}

/**
 * Ends the process where PostgreSQL would end: when its log cannot be written
 * or synced. PGlite goes on after that panic and its next statement never comes
 * back, so that nothing but the end from within helps.
 */
function orEnd<T>(work: () => T): T {
  try {
    return work();
  } catch {
    try {
      writeSync(2, `${DISK_LOST}\n`);
    } finally {
      // Also when what we print goes to the same full disk.
      process.exit(1);
    }
  }
}

const DISK_LOST =
  'Petwise has ended: its database cannot write to its disk, which may be full. What was acknowledged is kept. Make space, then start Petwise again.';

/**
 * How to open a PGlite whose log reaches the disk when it is synced. PGlite itself starts PostgreSQL with `-F`, which turns
 * that off; and its `fdatasync`, which the log would use, does nothing. A commit by itself does not wait for the log:
 * `EmbeddedConnection` has many of them wait together.
 */
export function syncedOptions(folder: string): PGliteOptions {
  return {
    fs: new SyncedFiles(folder),
    startParams: [
      ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'synchronous_commit=off',
    ],
  };
}
