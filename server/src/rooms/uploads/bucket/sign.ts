import { createHash, createHmac } from 'node:crypto';

/** Who asks a bucket, and in which region it lies. */
export interface BucketKey {
  readonly id: string;
  readonly secret: string;
  readonly region: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Percent-encodes as RFC 3986 has it: what `encodeURIComponent` leaves is encoded too. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The headers of a request to an S3-compatible store, signed: AWS Signature Version 4 with one signed chunk
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 *
 * @param request `headers` in lower case; `contentHash`: SHA-256 of the body, hexadecimal
 */
export function signed(
  { method, url, headers = {}, contentHash }: SignedRequest,
  key: BucketKey,
  now: Date = new Date(),
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': contentHash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).toSorted();
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    '',
    names.join(';'),
    contentHash,
  ].join('\n');
  const scope = `${time.slice(0, 8)}/${key.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const dated = scope
    .split('/')
    .reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${key.secret}`);
  const signature = hmac(dated, toSign).toString('hex');
  const credential = `Credential=${key.id}/${scope}, SignedHeaders=${names.join(';')}`;
  return { ...all, authorization: `AWS4-HMAC-SHA256 ${credential}, Signature=${signature}` };
}

interface SignedRequest {
  readonly method: string;
  /** As it is sent: its path is percent-encoded already. */
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly contentHash: string;
}
