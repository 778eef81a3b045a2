import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openBucket } from './bucket/open-bucket.ts';
import { FileStore } from './file-store.ts';
import { BucketPieces } from './resumable/bucket-pieces.ts';
import { FolderPieces } from './resumable/folder-pieces.ts';
import { ResumableUploads } from './resumable/resumable-uploads.ts';

/** Where owners' files lie: in a bucket or in the data folder. */
export async function openFiles({ dataDir, bucket: at }: Config) {
  const folder = join(dataDir, 'uploads');
  const bucket = await openBucket(at);
  const store = new FileStore(folder, bucket);
  await store.open();
  const pieces =
    bucket === null ? new FolderPieces(join(folder, 'partial')) : new BucketPieces(bucket, store);
  const resumable = new ResumableUploads(store, pieces);
  await resumable.open();
  return { bucket, store, resumable };
}
