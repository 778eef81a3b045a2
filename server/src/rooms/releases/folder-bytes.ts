import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseBytes, ReleaseFiles, ReleaseId } from './release-bytes.ts';

/** Releases in a folder, `<remote>/<version>/…`: a release is there under its name whole or not at all. */
export class FolderBytes implements ReleaseBytes {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async add({ remote, version }: ReleaseId, files: ReleaseFiles): Promise<void> {
    const target = join(this.#folder, remote, version);
    const incoming = join(this.#folder, `.incoming-${randomBytes(8).toString('hex')}`);
    try {
      for (const [path, bytes] of files) {
        const file = join(incoming, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
      await mkdir(dirname(target), { recursive: true });
      await rename(incoming, target).catch(async (error: unknown) => {
        if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
        // What lies there has no row in the database: the rest of a store of before, or of a publication cut short.
        await this.remove({ remote, version });
        await rename(incoming, target);
      });
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async folderOf({ remote, version }: ReleaseId): Promise<string | null> {
    const folder = join(this.#folder, remote, version);
    const found = await stat(folder).catch(() => null);
    return found?.isDirectory() === true ? folder : null;
  }

  async remove({ remote, version }: ReleaseId): Promise<void> {
    const leaving = join(this.#folder, `.leaving-${randomBytes(8).toString('hex')}`);
    await rename(join(this.#folder, remote, version), leaving).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error;
    });
    await rm(leaving, { recursive: true, force: true });
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
