import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Bucket } from '../uploads/bucket/bucket.ts';
import { openBucket } from '../uploads/bucket/open-bucket.ts';
import { FolderBytes } from './folder-bytes.ts';
import type { ReleaseBytes } from './release-bytes.ts';

/** Where the bytes of releases lie by the settings; what a bucket needs is loaded with it. */
export async function openReleaseBytes(
  {
    dataDir,
    releasesDir,
    releasesBucket,
  }: Pick<Config, 'dataDir' | 'releasesDir' | 'releasesBucket'>,
  clock: Clock,
): Promise<{
  bytes: ReleaseBytes;
  bucket: Bucket | null;
}> {
  const bucket = await openBucket(releasesBucket);
  if (bucket === null) return { bytes: new FolderBytes(releasesDir, clock), bucket };
  const loaded = await import('./bucket-bytes.ts');
  const copies = new FolderBytes(join(dataDir, 'cache', 'releases'), clock);
  return { bytes: new loaded.BucketBytes({ bucket, copies, clock }), bucket };
}
