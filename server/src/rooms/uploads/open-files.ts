import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { openBucket } from './bucket/open-bucket.ts';
import { FileStore } from './file-store.ts';
import { BucketPieces } from './resumable/bucket-pieces.ts';
import { FolderPieces } from './resumable/folder-pieces.ts';
import { ResumableUploads } from './resumable/resumable-uploads.ts';

/** Where owners' files lie: in a bucket or in the data folder. */
export async function openFiles({ dataDir, bucket: at }: Config, clock: Clock) {
  const folder = join(dataDir, 'uploads');
  const bucket = await openBucket(at);
  const store = new FileStore(folder, clock, bucket);
  await store.open();
  const partial = join(folder, 'partial');
  // Of a time before the bucket: nobody can go on with them.
  if (bucket !== null) await rm(partial, { recursive: true, force: true });
  const pieces =
    bucket === null ? new FolderPieces(partial, clock) : new BucketPieces(bucket, { store, clock });
  const resumable = new ResumableUploads(store, { pieces, clock });
  await resumable.open();
  return { bucket, store, resumable };
}
