import { extname } from 'node:path';
import { IMMUTABLE, PAGE_FILE_TYPES } from '../../page-file-types.ts';

/** Names one version of one remote. */
export interface ReleaseId {
  readonly remote: string;
  readonly version: string;
}

/** Files of a release, by path. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

/** A release with what its files must hash to: SHA-256, base64, by path. */
export interface HashedRelease extends ReleaseId {
  readonly files: Readonly<Record<string, string>>;
}

/** Where the bytes of releases lie: a folder, or a bucket. What they must hash to stands in the database. */
export interface ReleaseBytes {
  /**
   * Puts a release there, whole or not at all.
   *
   * @throws ProblemError `unavailable` when the place cannot be reached.
   */
  add(release: ReleaseId, files: ReleaseFiles): Promise<void>;
  /** Whether all of a release's files are there, also where this computer has a copy. */
  has(release: HashedRelease): Promise<boolean>;
  /** One file, as it lies there; null for none. */
  read(release: ReleaseId, path: string): Promise<Uint8Array | null>;
  /**
   * A folder of this computer with a release's files, fetched when need be; null while it is not there.
   *
   * @throws ProblemError `unavailable` when it cannot be fetched, or not as it was released.
   */
  folderOf(release: HashedRelease): Promise<string | null>;
  /**
   * The same, fetched again where this computer's copy has been damaged; null where there is no copy, but the only one.
   *
   * @throws ProblemError `unavailable` as `folderOf`; the damaged copy then stays.
   */
  fetchAnew(release: HashedRelease): Promise<string | null>;
  remove(release: ReleaseId): Promise<void>;
  /** Removes what was left an hour ago, and copies of what is named no more. */
  sweep(isNamed: (release: ReleaseId) => Promise<boolean>): Promise<void>;
}

/** What nobody names is left alone this long: its row may be on the way. */
export const UNNAMED_MS = 60 * 60 * 1000;

/** What every release's key in a bucket begins with: `releases/<remote>/<version>/<path>`, as in a backup. */
export const RELEASES = 'releases/';

/** What a bucket is told of a release's file, for whoever takes it from there. */
export function releaseHeaders(path: string): Record<string, string> {
  return {
    'cache-control': IMMUTABLE,
    'content-type': PAGE_FILE_TYPES[extname(path)] ?? 'application/octet-stream',
  };
}
