import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Hashes of files, each counted again only when the file has changed. */
export class FolderHashes {
  readonly #hashes = new Map<string, { stamp: string; hash: string }>();

  /** SHA-256 of every file below a folder, base64, by path in order; none of a folder that is not there. */
  async in(folder: string): Promise<Record<string, string>> {
    const files: Record<string, string> = {};
    const entries = await readdir(folder, { recursive: true }).catch(() => []);
    for (const path of entries.map((entry) => entry.replaceAll('\\', '/')).toSorted()) {
      const hash = await this.of(join(folder, path));
      if (hash !== null) files[path] = hash;
    }
    return files;
  }

  /** SHA-256 in base64; null for what is no file. */
  async of(file: string): Promise<string | null> {
    const found = await stat(file).catch(() => null);
    if (found?.isFile() !== true) return null;
    const stamp = `${found.mtimeMs}-${found.size}-${found.ino}`;
    const known = this.#hashes.get(file);
    if (known?.stamp === stamp) return known.hash;
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('base64');
    this.#hashes.set(file, { stamp, hash });
    return hash;
  }
}
