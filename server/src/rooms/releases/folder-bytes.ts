import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../clock.ts';
import { stampFile, syncFolder, syncPath } from '../../sync-path.ts';
import {
  type HashedRelease,
  type ReleaseBytes,
  type ReleaseFiles,
  type ReleaseId,
  UNNAMED_MS,
} from './release-bytes.ts';

/** A release on its way in or out, and since when by the clock of all servers; before, by this computer's own. */
export const UNFINISHED = /^\.(?:incoming|leaving)-(?:(\d+)-)?/;

/** Releases in a folder, `<remote>/<version>/…`: a release is there under its name whole or not at all, and outlives a power cut. */
export class FolderBytes implements ReleaseBytes {
  readonly #folder: string;
  readonly #clock: Clock;

  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
  }

  async add({ remote, version }: ReleaseId, files: ReleaseFiles): Promise<void> {
    const target = join(this.#folder, remote, version);
    const incoming = this.#unfinished('incoming');
    try {
      for (const [path, bytes] of files) {
        const file = join(incoming, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
      await stampFile(incoming, this.#clock());
      await syncFolder(incoming);
      await mkdir(dirname(target), { recursive: true });
      await rename(incoming, target).catch(async (error: unknown) => {
        if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
        // What lies there has no row in the database: the rest of a store of before, or of a publication cut short.
        await this.remove({ remote, version });
        await rename(incoming, target);
      });
      await syncPath(dirname(target));
      await syncPath(this.#folder);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async has(release: HashedRelease): Promise<boolean> {
    return (await this.folderOf(release)) !== null;
  }

  read({ remote, version }: ReleaseId, path: string): Promise<Uint8Array | null> {
    return readFile(join(this.#folder, remote, version, path)).catch(() => null);
  }

  async folderOf({ remote, version }: ReleaseId): Promise<string | null> {
    const folder = join(this.#folder, remote, version);
    const found = await stat(folder).catch(() => null);
    return found?.isDirectory() === true ? folder : null;
  }

  async fetchAnew(): Promise<null> {
    return null;
  }

  async remove({ remote, version }: ReleaseId): Promise<void> {
    const leaving = this.#unfinished('leaving');
    await rename(join(this.#folder, remote, version), leaving).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error;
    });
    await rm(leaving, { recursive: true, force: true });
  }

  /** What nobody names stays: a start lays its builds here before they have a row. */
  async sweep(): Promise<void> {
    for (const name of await namesIn(this.#folder)) {
      const path = join(this.#folder, name);
      const [unfinished, at] = UNFINISHED.exec(name) ?? [];
      if (unfinished !== undefined && (await this.#isOld(path, at)))
        await rm(path, { recursive: true, force: true });
    }
  }

  /** Removes releases that nobody names; for a folder of copies. */
  async removeUnnamed(isNamed: (of: ReleaseId) => Promise<boolean>): Promise<void> {
    for (const remote of await namesIn(this.#folder)) {
      if (UNFINISHED.test(remote)) continue;
      for (const version of await namesIn(join(this.#folder, remote))) {
        if (!(await this.#isOld(join(this.#folder, remote, version)))) continue;
        if (!(await isNamed({ remote, version }))) await this.remove({ remote, version });
      }
    }
  }

  #unfinished(way: 'incoming' | 'leaving'): string {
    return join(this.#folder, `.${way}-${this.#clock()}-${randomBytes(8).toString('hex')}`);
  }

  /** @param told when it was begun, where its name says so */
  async #isOld(path: string, told?: string): Promise<boolean> {
    const at = told ?? (await stat(path).catch(() => null))?.mtimeMs;
    return at !== undefined && Number(at) < this.#clock() - UNNAMED_MS;
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
