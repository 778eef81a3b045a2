import type { Bucket, BucketConfig } from './bucket.ts';

/** The bucket that settings name, if any; its client is loaded with it. */
export async function openBucket(config: BucketConfig | null): Promise<Bucket | null> {
  if (config === null) return null;
  const loaded = await import('./bucket.ts');
  return new loaded.Bucket(config);
}
