import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { isPageScript, RELEASE_LIST } from '@petwise/contracts';
import type { ReleaseBytes } from '../releases/release-bytes.ts';
import { releaseListOf } from '../releases/release-list.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { SigningKey } from '../releases/signing-key.ts';
import { findFile, safeSegments } from './static-files.ts';

/** What the database says of a release. */
interface Release {
  readonly contract: number;
  /** SHA-256 of every file, base64, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The text of its release list, which pages fetch. */
  readonly list: string;
}

/** A file of a release: where it lies, or why it may not be served. The list alone lies nowhere. */
export type ReleasedFile =
  | { readonly status: 'whole'; readonly file: string }
  | { readonly status: 'list'; readonly text: string }
  | { readonly status: 'missing' }
  | { readonly status: 'damaged' };

interface ReleasedParts {
  readonly store: ReleaseStore;
  readonly bytes: ReleaseBytes;
  readonly key: SigningKey;
}

/**
 * The files of releases, each checked by the hash that the database holds since
 * it was released, so that what a copy, a disk or another hand has changed is
 * never sent to a page. A file is hashed again only when it has changed on disk.
 */
export class ReleasedFiles {
  readonly #store: ReleaseStore;
  readonly #bytes: ReleaseBytes;
  readonly #key: SigningKey;
  readonly #releases = new Map<string, Release>();
  readonly #checked = new Map<string, { readonly stamp: string; readonly isWhole: boolean }>();

  constructor({ store, bytes, key }: ReleasedParts) {
    this.#store = store;
    this.#bytes = bytes;
    this.#key = key;
  }

  /** Something was moved: a release may be recalled. */
  forget(): void {
    this.#releases.clear();
  }

  /** A release that may be opened; null for one that is not in the store, is recalled, has lost its manifest, or is signed by nobody who counts. */
  async find(remote: string, version: string): Promise<Release | null> {
    const key = `${remote}/${version}`;
    const known = this.#releases.get(key);
    if (known !== undefined) return known;
    const release = await this.#store.release(remote, version);
    if (release === null) return null;
    // All of it, also of one that pages only fall back to: it must be there when the bucket is not.
    if ((await this.#bytes.folderOf(release)) === null) return null;
    const list = await releaseListOf(release, this.#bytes);
    if (list === null) return null;
    if (this.#key.isStrict && !this.#key.hasSigned(list, release.signature)) return null;
    const { contract, files } = release;
    const found = { contract, files, list };
    this.#releases.set(key, found);
    return found;
  }

  /** Where a release's files lie on this computer. */
  async folderOf(remote: string, version: string): Promise<string | null> {
    const release = await this.find(remote, version);
    return release && this.#bytes.folderOf({ remote, version, files: release.files });
  }

  /** The file at `<version>/<path>` of a remote, as an address names it; a copy that was damaged is fetched anew. */
  async file(remote: string, address: string): Promise<ReleasedFile> {
    const [version, ...rest] = safeSegments(address) ?? [];
    if (version === undefined) return { status: 'missing' };
    const release = await this.find(remote, version);
    const path = rest.join('/');
    if (release !== null && path === RELEASE_LIST) {
      return { status: 'list', text: release.list };
    }
    const hash = release?.files[path];
    const folder = hash === undefined ? null : await this.folderOf(remote, version);
    if (release === null || hash === undefined || folder === null) return { status: 'missing' };
    const found = await this.#fileIn(folder, path, hash);
    if (found.status === 'whole') return found;
    // While the bucket is away as well, what is left of the copy is all there is.
    const anew = await this.#bytes
      .fetchAnew({ remote, version, files: release.files })
      .catch(() => null);
    return anew === null ? found : this.#fileIn(anew, path, hash);
  }

  async #fileIn(folder: string, path: string, hash: string): Promise<ReleasedFile> {
    const file = await findFile(folder, path);
    if (file === null) return { status: 'missing' };
    return (await this.#isWhole(file, hash)) ? { status: 'whole', file } : { status: 'damaged' };
  }

  /** Whether all scripts of a release are there as they were released. */
  async hasWholeScripts(remote: string, version: string): Promise<boolean> {
    const scripts = Object.keys((await this.find(remote, version))?.files ?? {}).filter(
      isPageScript,
    );
    const found = await Promise.all(scripts.map((path) => this.file(remote, `${version}/${path}`)));
    return found.length > 0 && found.every(({ status }) => status === 'whole');
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
