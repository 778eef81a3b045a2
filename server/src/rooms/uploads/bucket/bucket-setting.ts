import type { BucketConfig } from './bucket.ts';

/** Most stores that are not Amazon's have this region, or none. */
const DEFAULT_REGION = 'us-east-1';

/** Reads `https://key:secret@host/bucket?region=…`; null for what is none. */
export function readBucketSetting(text: string): BucketConfig | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, username, password, searchParams } = new URL(text);
  const isBucket = /^\/[a-z0-9][a-z0-9.-]{1,62}$/.test(pathname);
  if (!/^https?:$/.test(protocol) || !isBucket || username === '' || password === '') return null;
  return {
    address: `${protocol}//${host}${pathname}`,
    id: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    region: searchParams.get('region') ?? DEFAULT_REGION,
  };
}
