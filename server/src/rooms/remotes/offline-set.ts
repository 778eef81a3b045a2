import { createHash } from 'node:crypto';
import { type OfflineSet, RELEASE_LIST, type RemoteRegistry } from '@petwise/contracts';
import { FolderHashes } from './folder-hashes.ts';
import { PAGE_DOORS } from './preloads.ts';
import type { Shell } from './shells.ts';
import type { ReleasedFiles } from './released-files.ts';

/** Files of a build that no page asks for, and the workers, which browsers keep by themselves. */
const LEFT_OUT =
  /(^|\/)\.|\.map$|(^|\/)(mf-stats|release)\.json$|^(index\.html|mf-manifest\.json|sw(-off)?\.js)$|^screenshots\//;

/** Puts together what a browser keeps for offline use. */
export class OfflineSets {
  readonly #releases: ReleasedFiles;
  readonly #hashes = new FolderHashes();

  constructor(releases: ReleasedFiles) {
    this.#releases = releases;
  }

  /** The set of this registry and this shell; null while the shell or a remote's release is not there. */
  async of(
    registry: RemoteRegistry,
    { folder }: Pick<Shell, 'folder'>,
  ): Promise<OfflineSet | null> {
    const shell = await this.#hashes.in(folder);
    const page = shell['index.html'];
    if (page === undefined) return null;
    const files: Record<string, string> = {};
    for (const [path, hash] of Object.entries(shell)) {
      if (!LEFT_OUT.test(path)) files[`/${path}`] = hash;
    }
    for (const [remote, entry] of Object.entries(registry.remotes)) {
      const { version } = entry.current;
      const released = await this.#releases.find(remote, version);
      if (released === null) return null;
      if ((await this.#releases.folderOf(remote, version)) === null) return null;
      const base = `/remotes/${remote}/${version}`;
      for (const [path, hash] of Object.entries(released.files)) {
        if (!isLeftOut(path, remote)) files[`${base}/${path}`] = hash;
      }
      // By it the shell opens whatever the kept page does not begin with.
      files[`${base}/${RELEASE_LIST}`] = createHash('sha256')
        .update(released.list)
        .digest('base64');
    }
    const pages = Object.keys(PAGE_DOORS);
    const whole = createHash('sha256').update(JSON.stringify({ page, pages, registry, files }));
    return { schemaVersion: 1, version: whole.digest('hex').slice(0, 16), pages, files };
  }
}

/** A remote's manifest is its entry, and stays; the rest of the rule is the shell's. */
function isLeftOut(path: string, remote: string): boolean {
  return LEFT_OUT.test(`${remote}/${path}`);
}
