import { readdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Config } from '../../config.ts';
import { UNFINISHED } from '../releases/folder-bytes.ts';
import type { Bucket } from '../uploads/bucket/bucket.ts';

/** Buckets that hold what a folder would hold without them. */
export interface DataBuckets {
  readonly files: Bucket | null;
  readonly releases: Bucket | null;
}

/** Folders whose files a backup holds, by the name that they have in it. */
export type DataFolders = Readonly<Record<'files' | 'releases', string>> & {
  /** In a backup their objects have the names that files would have in the folder. */
  readonly buckets: DataBuckets;
};

/** Where the files of a server lie; `bucket` is null where they lie on its disk. */
export function dataFoldersOf(
  { dataDir, releasesDir }: Pick<Config, 'dataDir' | 'releasesDir'>,
  buckets: DataBuckets,
): DataFolders {
  return { files: dataDir, releases: releasesDir, buckets };
}

const UPLOADS = 'files/uploads/';

/** What a content of the bucket is called in a backup. */
export const nameInBackup = (sha256: string): string => `${UPLOADS}${sha256.slice(0, 2)}/${sha256}`;

/** The content that a name in a backup stands for; null for any other file. */
export function contentOf(name: string): string | null {
  const sha256 = name.slice(-64);
  return /^[\da-f]{64}$/.test(sha256) && name === nameInBackup(sha256) ? sha256 : null;
}

/** What is not copied: the database goes its own way, the rest is of one run or half done. */
const ASIDE = ['db', 'db.new', 'cache', 'petwise.pid', 'uploads/tmp', 'uploads/partial'];
/** Every file that a backup holds: the name of its folder, and its path in that with `/`. */
export async function dataFilesOf(
  folders: DataFolders,
): Promise<{ readonly folder: 'files' | 'releases'; readonly path: string }[]> {
  // Beside a bucket the folder holds copies.
  const aside = folders.buckets.files ? [...ASIDE, 'uploads'] : ASIDE;
  const releases = relative(folders.files, resolve(folders.releases)).split(sep).join('/');
  const files = await pathsIn(folders.files);
  return [
    ...files
      .filter((path) => ![...aside, releases].some((part) => isBelow(path, part)))
      .map((path) => ({ folder: 'files' as const, path })),
    // Beside a bucket the folder holds a start's own builds, which the bucket has too.
    ...(folders.buckets.releases ? [] : await pathsIn(folders.releases))
      .filter((path) => !path.split('/').some((part) => UNFINISHED.test(part)))
      .map((path) => ({ folder: 'releases' as const, path })),
  ];
}

const isBelow = (path: string, part: string): boolean =>
  path === part || path.startsWith(`${part}/`);

async function pathsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
