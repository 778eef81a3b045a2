import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { findFile, safeSegments } from './static-files.ts';

/** What the release tool says of a release: the hash of every file (tools/release). */
const Release = v.object({ files: v.record(v.string(), v.string()) });

type Hashes = Readonly<Record<string, string>>;

/** A file of a release: where it lies, or why it may not be served. */
export type ReleasedFile =
  | { readonly status: 'whole'; readonly file: string }
  | { readonly status: 'missing' }
  | { readonly status: 'damaged' };

/**
 * The files of releases, each checked by the hash that was taken when it was
 * released, so that what a copy, a disk or another hand has changed is never
 * sent to a page. A file is hashed again only when it has changed on disk.
 */
export class ReleasedFiles {
  readonly #folder: string;
  readonly #lists = new Map<string, Hashes>();
  readonly #checked = new Map<string, { readonly stamp: string; readonly isWhole: boolean }>();

  constructor(releasesFolder: string) {
    this.#folder = releasesFolder;
  }

  /** SHA-256 of every file of a release, base64, by path; null while its list is not there. */
  async hashesOf(remote: string, version: string): Promise<Hashes | null> {
    const key = `${remote}/${version}`;
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const list = join(this.#folder, key, 'release.json');
    const text = await readFile(list, 'utf8').catch(() => null);
    if (text === null) return null;
    try {
      const { files } = v.parse(Release, JSON.parse(text));
      this.#lists.set(key, files);
      return files;
    } catch {
      return null;
    }
  }

  /** The file at `<version>/<path>` of a remote, as an address names it. */
  async find(remote: string, path: string): Promise<ReleasedFile> {
    const [version, ...rest] = safeSegments(path) ?? [];
    const file = await findFile(join(this.#folder, remote), path);
    if (version === undefined || file === null) return { status: 'missing' };
    const hash = (await this.hashesOf(remote, version))?.[rest.join('/')];
    if (hash === undefined) return { status: 'missing' };
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
