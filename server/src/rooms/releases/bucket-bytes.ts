import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ReleaseName, ReleaseVersion } from '@petwise/contracts/release-service';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import { isUnavailable, ProblemError } from '../../errors.ts';
import type { Bucket, BucketObject } from '../uploads/bucket/bucket.ts';
import { stamped } from '../uploads/bucket/put-at.ts';
import { limitConcurrency } from '../uploads/limit-concurrency.ts';
import type { FolderBytes } from './folder-bytes.ts';
import {
  type HashedRelease,
  type ReleaseBytes,
  type ReleaseFiles,
  releaseHeaders,
  type ReleaseId,
  RELEASES,
  UNNAMED_MS,
} from './release-bytes.ts';

const Id = v.object({ remote: ReleaseName, version: ReleaseVersion });
/** How many objects of a release are on the way at once. */
const AT_ONCE = 8;
/** A body that breaks off is asked for so often; until it begins, the bucket's client asks again by itself. */
const TRIES = 3;

/**
 * Releases in a bucket, an object a file, so that a CDN before it can give them to pages. Which files make a release
 * whole stands in the database, so that one cut short is never taken for one. This computer keeps a copy of each that
 * it was asked for, once it has seen that it is whole: pages then need no bucket, also while that is away.
 */
export class BucketBytes implements ReleaseBytes {
  readonly #bucket: Bucket;
  readonly #copies: FolderBytes;
  readonly #clock: Clock;
  readonly #restMs: number;
  #awayUntil = 0;
  readonly #fetching = new Map<string, Promise<string | null>>();

  /** `restMs`: how long a bucket that was away is not asked again, so that no page and no start waits for it each time. */
  constructor(
    { bucket, copies, clock }: { bucket: Bucket; copies: FolderBytes; clock: Clock },
    restMs = 10_000,
  ) {
    this.#bucket = bucket;
    this.#copies = copies;
    this.#clock = clock;
    this.#restMs = restMs;
  }

  async add(release: ReleaseId, files: ReleaseFiles): Promise<void> {
    const at = stamped(this.#clock());
    await inBatches([...files], ([path, bytes]) =>
      this.#bucket.put(keyOf(release, path), bytes, { ...releaseHeaders(path), ...at }),
    );
  }

  async has(release: HashedRelease): Promise<boolean> {
    const missing = new Set(Object.keys(release.files).map((path) => keyOf(release, path)));
    for (const { key } of await this.#list(keyOf(release, ''))) missing.delete(key);
    return missing.size === 0;
  }

  async read(release: ReleaseId, path: string): Promise<Uint8Array | null> {
    return (await this.#copies.read(release, path)) ?? this.#get(release, path);
  }

  async folderOf(release: HashedRelease): Promise<string | null> {
    return (await this.#copies.folderOf(release)) ?? this.fetchAnew(release);
  }

  fetchAnew(release: HashedRelease): Promise<string | null> {
    const name = keyOf(release, '');
    const begun = this.#fetching.get(name);
    if (begun !== undefined) return begun;
    const fetching = this.#fetch(release).finally(() => this.#fetching.delete(name));
    this.#fetching.set(name, fetching);
    return fetching;
  }

  async remove(release: ReleaseId): Promise<void> {
    const objects = await this.#list(keyOf(release, ''));
    await inBatches(objects, ({ key }) => this.#bucket.remove(key));
    await this.#copies.remove(release);
  }

  async sweep(isNamed: (release: ReleaseId) => Promise<boolean>): Promise<void> {
    await this.#copies.sweep();
    await this.#copies.removeUnnamed(isNamed);
    const keys = new Map<string, string[]>();
    for (const { key } of await this.#list(RELEASES)) {
      const name = key.slice(RELEASES.length).split('/', 2).join('/');
      keys.set(name, [...(keys.get(name) ?? []), key]);
    }
    for (const [name, own] of keys) {
      const [remote, version] = name.split('/');
      const found = v.safeParse(Id, { remote, version });
      // What is no release's is not ours to remove.
      if (!found.success || (await isNamed(found.output)) || (await this.#isNew(own))) continue;
      await this.remove(found.output);
    }
  }

  /** Whether any of these objects was put lately: by the clock of all servers, which need not be the store's. */
  async #isNew(keys: readonly string[]): Promise<boolean> {
    let newest = 0;
    await inBatches(keys, async (key) => {
      newest = Math.max(newest, (await this.#bucket.putAt(key)) ?? 0);
    });
    return newest > this.#clock() - UNNAMED_MS;
  }

  async #fetch(release: HashedRelease): Promise<string | null> {
    const files = new Map<string, Uint8Array>();
    await inBatches(Object.entries(release.files), async ([path, hash]) => {
      const bytes = await this.#get(release, path);
      if (bytes === null) return;
      if (createHash('sha256').update(bytes).digest('base64') !== hash) throw damaged(release);
      files.set(path, bytes);
    });
    if (files.size < Object.keys(release.files).length) return null;
    await this.#copies.add(release, files);
    return this.#copies.folderOf(release);
  }

  #get(release: ReleaseId, path: string): Promise<Uint8Array | null> {
    return this.#ask(async () => {
      for (let tried = 1; ; tried += 1) {
        const body = await this.#bucket.get(keyOf(release, path));
        if (body === null) return null;
        const bytes = await buffer(body).catch(() => null);
        if (bytes !== null) return bytes;
        if (tried === TRIES) throw away();
      }
    });
  }

  #list(prefix: string): Promise<readonly BucketObject[]> {
    return this.#ask(async () => {
      const objects: BucketObject[] = [];
      for await (const object of this.#bucket.list(prefix)) objects.push(object);
      return objects;
    });
  }

  /** Reads from the bucket, unless it was away just now. */
  async #ask<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < this.#awayUntil) throw away();
    return read().catch((error: unknown) => {
      if (isUnavailable(error)) this.#awayUntil = performance.now() + this.#restMs;
      throw error;
    });
  }
}

const keyOf = ({ remote, version }: ReleaseId, path: string): string =>
  `${RELEASES}${remote}/${version}/${path}`;

/** Does all of it, a few at once; when one fails, no further one is begun. */
async function inBatches<Part>(
  parts: readonly Part[],
  work: (part: Part) => Promise<void>,
): Promise<void> {
  const limited = limitConcurrency(AT_ONCE);
  const stop = new AbortController();
  const begun = parts.map((part) =>
    limited(async () => {
      if (stop.signal.aborted) return;
      await work(part).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
    }),
  );
  const failed = (await Promise.allSettled(begun)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

function damaged({ remote, version }: ReleaseId): ProblemError {
  return new ProblemError(
    'unavailable',
    `${remote} ${version} is not in the bucket as it was released`,
  );
}

function away(): ProblemError {
  return new ProblemError('unavailable', 'Releases cannot be read from the bucket now', {
    retryAfter: 5,
  });
}
