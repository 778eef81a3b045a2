import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The data folder cannot be used; the message is one sentence for the person who starts the server. */
export class DataFolderError extends Error {
  constructor(folder: string, error: unknown) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    super(
      `Petwise cannot start: it cannot write to its data folder ${folder} (${REASONS[code] ?? code}). Set PETWISE_DATA_DIR to a folder that this user may write to.`,
      { cause: error },
    );
    this.name = 'DataFolderError';
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be made there',
};

/** Makes the data folder where there is none, and writes to it once, before anything else is begun. */
export async function openDataFolder(folder: string): Promise<void> {
  const trial = join(folder, `.writable-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(trial, 'x', { flag: 'wx' });
  } catch (error) {
    throw new DataFolderError(folder, error);
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

/** Step by step: Node's own recursive way never ends below a folder like /proc, where nothing can be made. */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    // Another process may have been first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}
