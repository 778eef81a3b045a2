import fs from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the database. */
const FOLDER = process.env['TORTURE_DISK'] ?? '';
/** What a power cut would leave of it: a copy that takes over bytes only when the program has synced them. */
const SURVIVES = process.env['TORTURE_SURVIVES'] ?? '';
/** How long each write takes in addition; milliseconds. */
const SLOWER_MS = Number(process.env['TORTURE_SLOWER_MS'] ?? 0);

/** `1`: nothing of the database that is synced survives either, as if the program did not sync; a suite that finds nothing lost then proves nothing. */
const FORGETS = process.env['TORTURE_FORGETS'] === '1';

const nap = new Int32Array(new SharedArrayBuffer(4));

/** The disk as a test wants it. The embedded database reads and writes through the synchronous functions alone, and nothing else does. */
export async function setUpDisk(): Promise<void> {
  if (SLOWER_MS > 0) slowDown();
  if (SURVIVES !== '') {
    keepWhatSurvives();
    await noteWhatIsSynced(`${SURVIVES}${SYNCED}`);
  }
  stopWhenFull();
  syncBuiltinESMExports();
}

/** Ends the name of the list of what the disk holds of files beside the database, a line each. */
export const SYNCED = '.synced';

/** A power cut then leaves of each file what this list says of it (`power-cut.ts`). */
async function noteWhatIsSynced(list: string): Promise<void> {
  const { appendFileSync, fstatSync, fsync } = fs;
  const note = (fd: number): void => {
    const { ino, size } = fstatSync(fd);
    appendFileSync(list, `${ino} ${size}\n`);
  };
  // What a stream calls that is to be flushed.
  const fsyncAndNote = (fd: number, done: (error: Error | null) => void): void =>
    fsync(fd, (error) => {
      if (error === null) note(fd);
      done(error);
    });
  Object.assign(fs, { fsync: fsyncAndNote });
  const handle = await open(list, 'a');
  // Of the class that Node does not name.
  const prototype = Object.getPrototypeOf(handle) as Pick<FileHandle, 'sync'>;
  await handle.close();
  const { sync } = prototype;
  prototype.sync = async function (this: FileHandle) {
    await sync.call(this);
    note(this.fd);
  };
}

let isFull = false;

/** From now on there is no space for a byte more, or there is again. */
export function fillDisk(full: boolean): void {
  isFull = full;
}

function stopWhenFull(): void {
  const { writeSync } = fs;
  Object.assign(fs, {
    writeSync: (...given: Parameters<typeof writeSync>) => {
      // What is printed goes elsewhere.
      if (isFull && given[0] > 2) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return writeSync(...given);
    },
  });
}

function slowDown(): void {
  const { writeSync, fsyncSync } = fs;
  const slowly = (work: unknown) =>
    function (...given: unknown[]): unknown {
      Atomics.wait(nap, 0, 0, SLOWER_MS);
      // `work` is one of the two functions above, given what it was called with.
      return Reflect.apply(work as () => unknown, fs, given);
    };
  Object.assign(fs, { writeSync: slowly(writeSync), fsyncSync: slowly(fsyncSync) });
}

/** Bytes that a file was given and that the disk need not have yet: from, to. */
type Unsynced = [number, number][];

/**
 * Names (new files, renames, removals) and lengths survive at once, contents
 * only when they are synced: what a journalling file system may leave at worst,
 * short of losing names.
 */
function keepWhatSurvives(): void {
  const real = { ...fs };
  const paths = new Map<number, string>();
  const unsynced = new Map<string, Unsynced>();
  const twin = (path: string): string | null => {
    const inside = relative(FOLDER, path);
    return inside.startsWith('..') ? null : join(SURVIVES, inside);
  };
  const mirrored =
    (work: (path: string, ...more: never[]) => unknown) =>
    (path: string, ...more: never[]): unknown => {
      const result = work(path, ...more);
      const other = twin(path);
      if (other !== null) work(other, ...more);
      return result;
    };
  const sync = (fd: number): void => {
    const path = paths.get(fd);
    if (path === undefined) return;
    const other = twin(path);
    const dirty = unsynced.get(path);
    if (other === null || dirty === undefined || FORGETS) return;
    unsynced.delete(path);
    const [from, to] = [real.openSync(path, 'r'), real.openSync(other, 'r+')];
    for (const [start, end] of dirty) {
      const bytes = Buffer.alloc(end - start);
      const length = real.readSync(from, bytes, 0, bytes.length, start);
      real.writeSync(to, bytes, 0, length, start);
    }
    real.closeSync(from);
    real.closeSync(to);
  };
  Object.assign(fs, {
    openSync: (named: string | URL, flags: number | string, mode?: number) => {
      // Node's loader names modules by their addresses.
      const path = typeof named === 'string' ? named : fileURLToPath(named);
      const isNew = !real.existsSync(path);
      const fd = real.openSync(path, flags, mode);
      const other = twin(path);
      if (other === null) return fd;
      paths.set(fd, path);
      if (isNew) real.writeFileSync(other, '');
      return fd;
    },
    closeSync: (fd: number) => {
      paths.delete(fd);
      real.closeSync(fd);
    },
    writeSync: (
      fd: number,
      bytes: Uint8Array,
      ...range: [from: number, length: number, at: number]
    ) => {
      const [from, length, at] = range;
      const written = real.writeSync(fd, bytes, from, length, at);
      const path = paths.get(fd);
      if (path !== undefined) {
        const dirty = unsynced.get(path) ?? [];
        dirty.push([at, at + written]);
        unsynced.set(path, dirty);
      }
      return written;
    },
    fsyncSync: (fd: number) => {
      real.fsyncSync(fd);
      sync(fd);
    },
    ftruncateSync: (fd: number, length: number) => {
      real.ftruncateSync(fd, length);
      const other = twin(paths.get(fd) ?? '..');
      if (other !== null) real.truncateSync(other, length);
    },
    renameSync: (from: string, to: string) => {
      real.renameSync(from, to);
      const [other, target] = [twin(from), twin(to)];
      if (other !== null && target !== null) real.renameSync(other, target);
      const dirty = unsynced.get(from);
      unsynced.delete(to);
      unsynced.delete(from);
      if (dirty !== undefined) unsynced.set(to, dirty);
      for (const [fd, path] of paths) if (path === from) paths.set(fd, to);
    },
    unlinkSync: mirrored(real.unlinkSync),
    mkdirSync: mirrored(real.mkdirSync),
    rmdirSync: mirrored(real.rmdirSync),
    truncateSync: mirrored(real.truncateSync),
    writeFileSync: (path: string, ...more: never[]) => {
      Reflect.apply(real.writeFileSync, real, [path, ...more]);
      const other = twin(path);
      // Its name alone; the database makes files empty this way.
      if (other !== null) real.writeFileSync(other, '');
    },
  });
}
