import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineSet, RemoteRegistry } from '@petwise/contracts';
import { PAGE_DOORS } from './preloads.ts';
import type { Shell } from './shells.ts';
import type { ReleasedFiles } from './released-files.ts';

/** Files of a build that no page asks for, and the workers, which browsers keep by themselves. */
const LEFT_OUT =
  /(^|\/)\.|\.map$|(^|\/)(mf-stats|release)\.json$|^(index\.html|mf-manifest\.json|sw(-off)?\.js)$|^screenshots\//;

/** Puts together what a browser keeps for offline use. */
export class OfflineSets {
  readonly #releases: ReleasedFiles;
  readonly #hashes = new Map<string, { stamp: string; hash: string }>();

  constructor(releases: ReleasedFiles) {
    this.#releases = releases;
  }

  /** The set of this registry and this shell; null while the shell or a remote's release is not there. */
  async of(
    registry: RemoteRegistry,
    { folder }: Pick<Shell, 'folder'>,
  ): Promise<OfflineSet | null> {
    const page = await this.#hashOf(join(folder, 'index.html'));
    if (page === null) return null;
    const files: Record<string, string> = await this.#shellFiles(folder);
    for (const [remote, entry] of Object.entries(registry.remotes)) {
      const { version } = entry.current;
      const released = await this.#releases.find(remote, version);
      if (released === null) return null;
      if ((await this.#releases.folderOf(remote, version)) === null) return null;
      for (const [path, hash] of Object.entries(released.files)) {
        if (!isLeftOut(path, remote)) files[`/remotes/${remote}/${version}/${path}`] = hash;
      }
    }
    const pages = Object.keys(PAGE_DOORS);
    const whole = createHash('sha256').update(JSON.stringify({ page, pages, registry, files }));
    return { schemaVersion: 1, version: whole.digest('hex').slice(0, 16), pages, files };
  }

  async #shellFiles(folder: string): Promise<Record<string, string>> {
    const files: Record<string, string> = {};
    const entries = await readdir(folder, { recursive: true }).catch(() => []);
    for (const path of entries.map((entry) => entry.replaceAll('\\', '/')).toSorted()) {
      if (LEFT_OUT.test(path)) continue;
      const hash = await this.#hashOf(join(folder, path));
      if (hash !== null) files[`/${path}`] = hash;
    }
    return files;
  }

  /** SHA-256 in base64, counted again only when the file has changed; null for what is no file. */
  async #hashOf(file: string): Promise<string | null> {
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

/** A remote's manifest is its entry, and stays; the rest of the rule is the shell's. */
function isLeftOut(path: string, remote: string): boolean {
  return LEFT_OUT.test(`${remote}/${path}`);
}
