/** Names one version of one remote. */
export interface ReleaseId {
  readonly remote: string;
  readonly version: string;
}

/** Files of a release, by path. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

/** Where the bytes of releases lie: a folder, or a bucket. What they must hash to stands in the database. */
export interface ReleaseBytes {
  /** Puts a release there, whole or not at all. */
  add(release: ReleaseId, files: ReleaseFiles): Promise<void>;
  /** A folder of this computer with a release's files, fetched when need be; null while it is not there. */
  folderOf(release: ReleaseId): Promise<string | null>;
  remove(release: ReleaseId): Promise<void>;
}
