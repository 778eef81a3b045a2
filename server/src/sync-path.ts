import { open, readdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Waits until the disk holds a file, or the names in a folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Says when a file was written, by a clock that need not be this computer's; milliseconds since 1970. */
export async function stampFile(path: string, at: number): Promise<void> {
  await utimes(path, new Date(at), new Date(at));
}

/** Writes a file for this computer's user alone, and waits until the disk holds it by its name. */
export async function writeSynced(path: string, content: string): Promise<void> {
  const handle = await open(path, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncPath(dirname(path));
}

/** Files that are waited for at once: the disk takes many in one go. */
const AT_ONCE = 64;

/** Waits until the disk holds a folder with everything in it. */
export async function syncFolder(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  while (paths.length > 0) await Promise.all(paths.splice(0, AT_ONCE).map(syncPath));
  await syncPath(folder);
}
