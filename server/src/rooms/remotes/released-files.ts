import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { ReleaseBytes } from '../releases/release-bytes.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { findFile, safeSegments } from './static-files.ts';

/** What the database says of a release. */
interface Release {
  readonly contract: number;
  /** SHA-256 of every file, base64, by path. */
  readonly files: Readonly<Record<string, string>>;
}

/** A file of a release: where it lies, or why it may not be served. */
export type ReleasedFile =
  | { readonly status: 'whole'; readonly file: string }
  | { readonly status: 'missing' }
  | { readonly status: 'damaged' };

/**
 * The files of releases, each checked by the hash that the database holds since
 * it was released, so that what a copy, a disk or another hand has changed is
 * never sent to a page. A file is hashed again only when it has changed on disk.
 */
export class ReleasedFiles {
  readonly #store: ReleaseStore;
  readonly #bytes: ReleaseBytes;
  readonly #releases = new Map<string, Release>();
  readonly #checked = new Map<string, { readonly stamp: string; readonly isWhole: boolean }>();

  constructor(store: ReleaseStore, bytes: ReleaseBytes) {
    this.#store = store;
    this.#bytes = bytes;
  }

  /** Something was moved: a release may be recalled. */
  forget(): void {
    this.#releases.clear();
  }

  /** A release that may be opened; null for one that is not in the store, or is recalled. */
  async find(remote: string, version: string): Promise<Release | null> {
    const key = `${remote}/${version}`;
    const known = this.#releases.get(key);
    if (known !== undefined) return known;
    const release = await this.#store.release(remote, version);
    if (release === null) return null;
    this.#releases.set(key, release);
    return release;
  }

  /** Where a release's files lie on this computer. */
  folderOf(remote: string, version: string): Promise<string | null> {
    return this.#bytes.folderOf({ remote, version });
  }

  /** The file at `<version>/<path>` of a remote, as an address names it. */
  async file(remote: string, path: string): Promise<ReleasedFile> {
    const [version, ...rest] = safeSegments(path) ?? [];
    if (version === undefined) return { status: 'missing' };
    const hash = (await this.find(remote, version))?.files[rest.join('/')];
    const folder = hash === undefined ? null : await this.folderOf(remote, version);
    const file = folder === null ? null : await findFile(folder, rest.join('/'));
    if (hash === undefined || file === null) return { status: 'missing' };
    return (await this.#isWhole(file, hash)) ? { status: 'whole', file } : { status: 'damaged' };
  }

  async #isWhole(file: string, hash: string): Promise<boolean> {
    const { mtimeMs, size, ino } = await stat(file);
    const stamp = `${mtimeMs}-${size}-${ino}`;
    const known = this.#checked.get(file);
    if (known?.stamp === stamp) return known.isWhole;
    const found = createHash('sha256')
      .update(await readFile(file))
      .digest('base64');
    this.#checked.set(file, { stamp, isWhole: found === hash });
    return found === hash;
  }
}
