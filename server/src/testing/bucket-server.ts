import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';
import { PUT_AT } from '../rooms/uploads/bucket/put-at.ts';

/** A store of one bucket, in memory: as much of S3 as the server uses. Signatures are checked by another's code. */
export interface BucketServer {
  /** Its address as `PETWISE_FILES` has it. */
  readonly setting: string;
  /** What lies in it, by key. */
  readonly objects: Map<
    string,
    {
      readonly body: Buffer;
      /** By the store's own clock. */
      at: number;
      readonly type?: string | undefined;
      readonly putAt?: string | undefined;
    }
  >;
  /** Answers so many calls with a 503. */
  failNext(calls: number): void;
  /** Breaks so many downloads off in the middle. */
  cutNext(downloads: number): void;
  close(): Promise<void>;
}

const PAGE = 3;
const KEY = { accessKeyId: 'id', secretAccessKey: 'secret', service: 's3', region: 'us-east-1' };

export async function startBucketServer(): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  let failures = 0;
  let cuts = 0;
  const isCut = (): boolean => {
    cuts -= 1;
    return cuts >= 0;
  };
  const server = createServer((request, response) => {
    failures -= 1;
    if (failures >= 0) response.writeHead(503).end();
    else void answer({ objects, isCut }, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    setting: `http://${KEY.accessKeyId}:${KEY.secretAccessKey}@127.0.0.1:${port}/bucket`,
    objects,
    failNext: (calls) => {
      failures = calls;
    },
    cutNext: (downloads) => {
      cuts = downloads;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  { objects, isCut }: { objects: BucketServer['objects']; isCut: () => boolean },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bytesOf(request);
  const url = new URL(request.url ?? '', 'http://bucket');
  const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
  const found = objects.get(key);
  if (!(await isSigned(request, body))) {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  } else if (request.method === 'PUT') {
    const { 'content-type': type, [PUT_AT]: putAt } = request.headers;
    // A list of headers would have been sent twice.
    objects.set(key, { body, at: Date.now(), type, putAt: putAt?.toString() });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (key === '') {
    response.writeHead(200).end(listed(objects, url.searchParams));
  } else if (found === undefined) {
    response.writeHead(404).end();
  } else {
    response.writeHead(200, {
      'content-length': found.body.length,
      'last-modified': new Date(found.at).toUTCString(),
      ...(found.putAt === undefined ? {} : { [PUT_AT]: found.putAt }),
    });
    if (request.method === 'HEAD') response.end();
    else if (isCut()) response.write(found.body.subarray(0, 5), () => response.destroy());
    else response.end(found.body);
  }
}

/** Whether our own key has signed the call, with the headers that its signature names and the body that came. */
async function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer) {
  const [, names = ''] = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '') ?? [];
  const told = names.split(';').map((name) => [name, String(headers[name])] as const);
  const signer = new AwsV4Signer({
    ...KEY,
    method,
    url: `http://${headers.host}${url}`,
    headers: {
      ...Object.fromEntries(told),
      'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
    },
    datetime: String(headers['x-amz-date']),
    allHeaders: true,
  });
  return (await signer.authHeader()) === headers.authorization;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  // Bytes, as no encoding is set.
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A page of a list; a short one, so that there are several. */
function listed(objects: BucketServer['objects'], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted();
  const contents = keys.slice(0, PAGE).map((key) => {
    const { body, at = 0 } = objects.get(key) ?? { body: Buffer.alloc(0) };
    const time = new Date(at).toISOString();
    return `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${time}</LastModified></Contents>`;
  });
  const more = keys.length > PAGE ? keys[PAGE - 1] : undefined;
  const next = more === undefined ? '' : `<NextContinuationToken>${more}</NextContinuationToken>`;
  const isCut = `<IsTruncated>${more !== undefined}</IsTruncated>`;
  return `<?xml version="1.0"?><ListBucketResult>${isCut}${next}${contents.join('')}</ListBucketResult>`;
}
