import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOf } from '../check/source-files.ts';

interface Entry {
  /** Changes whenever the file is written. */
  readonly stamp: string;
  readonly isFolder: boolean;
  /** Of its bytes. */
  readonly hash: string;
}

/** The files and folders of a project, as they were at one time, by path from its root. */
export type Tree = ReadonlyMap<string, Entry>;

/** How a project is now; what was not written since the `last` time is not read again. */
export function takeSnapshot(root: string, last: Tree = new Map()): Tree {
  return new Map(pathsOf(root).map((path) => [path, entryOf(join(root, path), last.get(path))]));
}

/** The paths that only one of two has, or that hold other bytes. */
export function differences(one: Tree, other: Tree): readonly string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path)?.hash !== other.get(path)?.hash).toSorted();
}

function entryOf(place: string, last: Entry | undefined): Entry {
  const stats = statSync(place);
  if (stats.isDirectory()) return { stamp: '', isFolder: true, hash: 'folder' };
  const stamp = `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
  if (last?.stamp === stamp) return last;
  const hash = createHash('sha256').update(readFileSync(place)).digest('hex');
  return { stamp, isFolder: false, hash };
}
