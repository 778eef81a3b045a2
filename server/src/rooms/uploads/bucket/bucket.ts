import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { Agent, request, type Dispatcher } from 'undici';
import { ProblemError } from '../../../errors.ts';
import { PUT_AT } from './put-at.ts';
import { encoded, signed, type BucketKey } from './sign.ts';

/** Where a bucket lies, and who we are there. */
export interface BucketConfig extends BucketKey {
  /** Scheme, host, port and the bucket's name: `https://s3.example/bucket`. */
  readonly address: string;
}

/** One object as a list shows it. */
export interface BucketObject {
  readonly key: string;
  readonly size: number;
  /** When it was put there by the store's clock, milliseconds since 1970. */
  readonly at: number;
}

const TRIES = 4;
const PAUSE_MS = 200;
const TIMEOUT_MS = 60_000;
const EMPTY = createHash('sha256').digest('hex');

/** An address loses such a segment, and would name another object. */
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;

type Answer = Dispatcher.ResponseData;

/**
 * A bucket of an S3-compatible store, by path-style addresses. Every call is tried again while the store cannot be
 * reached or is busy; all of them may be made twice.
 * @throws ProblemError `unavailable` when it does not answer in the end
 */
export class Bucket {
  readonly #config: BucketConfig;
  readonly #agent = new Agent({ headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });

  constructor(config: BucketConfig) {
    this.#config = config;
  }

  /**
   * Puts bytes, or a file of this computer, there, whole or not at all; an object of that name is replaced.
   * @param headers what the store gives with the object to whoever asks it, such as its type
   */
  async put(
    key: string,
    content: string | Uint8Array,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const isFile = typeof content === 'string';
    const size = isFile ? (await stat(content)).size : content.byteLength;
    const contentHash = isFile
      ? await hashOf(content)
      : createHash('sha256').update(content).digest('hex');
    const body = (): Readable | Uint8Array => (isFile ? createReadStream(content) : content);
    await expectOk(await this.#call('PUT', key, { contentHash, body, size, headers }), 'PUT');
  }

  /** The bytes of an object; null where there is none. */
  async get(key: string): Promise<Readable | null> {
    const answer = await this.#call('GET', key);
    if (await isMissing(answer)) return null;
    if (answer.statusCode !== 200) await expectOk(answer, 'GET');
    return answer.body;
  }

  /** When an object was put there, by the clock that it was stamped with, else by the store's; null where there is none. */
  async putAt(key: string): Promise<number | null> {
    const answer = await this.#call('HEAD', key);
    if (await isMissing(answer)) return null;
    const { [PUT_AT]: own, 'last-modified': stores } = answer.headers;
    await expectOk(answer, 'HEAD');
    return own === undefined ? Date.parse(String(stores)) : Number(own);
  }

  /** Removes an object; none of that name is as good. */
  async remove(key: string): Promise<void> {
    const answer = await this.#call('DELETE', key);
    if (!(await isMissing(answer))) await expectOk(answer, 'DELETE');
  }

  /**
   * Every object whose key begins so, in the order of their keys; of names that an address can hold.
   * @throws Error for an answer that is no whole list: what is missing in it must not be taken for removed
   */
  async *list(prefix: string): AsyncGenerator<BucketObject> {
    let next: string | null = null;
    do {
      const query: Record<string, string> = { 'list-type': '2', prefix };
      if (next !== null) query['continuation-token'] = next;
      const answer = await this.#call('GET', '', { query });
      if (answer.statusCode !== 200) await expectOk(answer, 'list');
      const page = readList(await answer.body.text());
      yield* page.objects.filter(({ key }) => !DOT_SEGMENT.test(key));
      if (page.next !== null && page.next === next) throw unreadable('it does not end');
      ({ next } = page);
    } while (next !== null);
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }

  async #call(method: Method, key: string, options: CallOptions = {}): Promise<Answer> {
    const { query = {}, contentHash = EMPTY, body, size, headers = {} } = options;
    const path = key.split('/').map(encoded).join('/');
    const url = new URL(`${this.#config.address}${path === '' ? '' : `/${path}`}`);
    // Not as a form's: a space is %20 in what is signed.
    url.search = Object.entries(query)
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&');
    const length = size === undefined ? {} : { 'content-length': String(size) };
    for (let tried = 1; ; tried += 1) {
      const answer = await request(url, {
        method,
        headers: { ...signed({ method, url, headers, contentHash }, this.#config), ...length },
        body: body?.() ?? null,
        dispatcher: this.#agent,
      }).catch(() => null);
      if (answer !== null && answer.statusCode < 500 && answer.statusCode !== 429) return answer;
      await answer?.body.dump();
      if (tried === TRIES) throw unreachable();
      await sleep(PAUSE_MS * 2 ** tried);
    }
  }
}

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';
interface CallOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly contentHash?: string;
  readonly body?: () => Readable | Uint8Array;
  readonly size?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function unreachable(): ProblemError {
  return new ProblemError('unavailable', 'Files cannot be reached now. Please try again', {
    retryAfter: 5,
  });
}

async function isMissing({ statusCode, body }: Answer): Promise<boolean> {
  if (statusCode !== 404) return false;
  await body.dump();
  return true;
}

async function expectOk({ statusCode, body }: Answer, what: string): Promise<void> {
  const text = await body.text();
  if (statusCode < 300) return;
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  throw new Error(`the bucket refuses a ${what}: ${statusCode} ${code}`);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  // Bytes, as no encoding is set.
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const unreadable = (reason: string): Error =>
  new Error(`the bucket’s list cannot be read: ${reason}`);

/** A page of a ListObjectsV2, and how to ask for the next. */
function readList(xml: string): { objects: BucketObject[]; next: string | null } {
  const objects: BucketObject[] = [];
  let fields: Record<string, string> = {};
  let text = '';
  let next = '';
  let isCut = false;
  let root = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    root ||= name;
    if (name === 'Contents') fields = {};
    text = '';
  });
  parser.on('text', (more) => (text += more));
  parser.on('closetag', ({ name }) => {
    fields[name] = text;
    if (name === 'NextContinuationToken') next = text;
    if (name === 'IsTruncated') isCut = text === 'true';
    if (name === 'Contents') objects.push(objectOf(fields));
  });
  parser.on('error', ({ message }) => {
    throw unreadable(message);
  });
  parser.write(xml).close();
  if (root !== 'ListBucketResult') throw unreadable('no list of objects');
  if (isCut && next === '') throw unreadable('it is cut, and does not say how it goes on');
  return { objects, next: next === '' ? null : next };
}

function objectOf({ Key = '', Size = '', LastModified = '' }: Record<string, string>) {
  const at = Date.parse(LastModified);
  if (Key === '' || !/^\d{1,15}$/.test(Size) || Number.isNaN(at))
    throw unreadable('an object without its key, size or time');
  return { key: Key, size: Number(Size), at };
}
