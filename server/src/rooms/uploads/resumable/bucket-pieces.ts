import { createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Clock } from '../../../clock.ts';
import type { Bucket, BucketObject } from '../bucket/bucket.ts';
import { stamped } from '../bucket/put-at.ts';
import type { FileStore } from '../file-store.ts';
import type { Pieces } from './pieces.ts';

const PARTIAL = 'partial/';
const ABOUT = 'about';

/**
 * Each file as `partial/<id>/about` and one object a piece, named by its offset, so that each piece may come to
 * another server. A piece is written to this disk first: how long it is, is known at its end only.
 */
export class BucketPieces implements Pieces {
  readonly #bucket: Bucket;
  readonly #store: FileStore;
  readonly #clock: Clock;

  constructor(bucket: Bucket, { store, clock }: { store: FileStore; clock: Clock }) {
    this.#bucket = bucket;
    this.#store = store;
    this.#clock = clock;
  }

  async open(): Promise<void> {
    // A bucket has no folders.
  }

  async begin(uploadId: string, about: string): Promise<void> {
    await this.#keep(keyOf(uploadId, ABOUT), (draft) => writeFile(draft, about, { mode: 0o600 }));
  }

  async about(uploadId: string): Promise<string> {
    const body = await this.#bucket.get(keyOf(uploadId, ABOUT));
    return body === null ? '' : text(body);
  }

  async arrived(uploadId: string): Promise<number | null> {
    let end = 0;
    // One that does not begin where the last one ends is of a request that came too late.
    for (const { offset, size } of await this.#piecesOf(uploadId)) if (offset === end) end += size;
    return end;
  }

  async append(
    uploadId: string,
    offset: number,
    write: (target: Writable) => Promise<void>,
  ): Promise<void> {
    let failure: unknown = null;
    await this.#keep(keyOf(uploadId, String(offset).padStart(12, '0')), async (draft) => {
      await write(createWriteStream(draft, { flags: 'wx', mode: 0o600 })).catch(
        (error: unknown) => (failure = error),
      );
    });
    if (failure !== null) throw failure;
  }

  async read(uploadId: string): Promise<Readable> {
    return Readable.from(this.#bytesOf(uploadId), { objectMode: false });
  }

  async forget(uploadId: string): Promise<void> {
    for await (const { key } of this.#bucket.list(keyOf(uploadId, ''))) {
      await this.#bucket.remove(key);
    }
  }

  async list(): Promise<{ uploadId: string; at: number }[]> {
    const newest = new Map<string, BucketObject>();
    for await (const object of this.#bucket.list(PARTIAL)) {
      const uploadId = object.key.slice(PARTIAL.length, object.key.lastIndexOf('/'));
      const before = newest.get(uploadId);
      if (before === undefined || object.at >= before.at) newest.set(uploadId, object);
    }
    // Which is the newest, the store's clock can tell; how old it is, only ours.
    return Promise.all(
      [...newest].map(async ([uploadId, { key }]) => ({
        uploadId,
        at: (await this.#bucket.putAt(key)) ?? 0,
      })),
    );
  }

  async *#bytesOf(uploadId: string): AsyncGenerator<Buffer> {
    let end = 0;
    for (const { key, offset, size } of await this.#piecesOf(uploadId)) {
      if (offset !== end) continue;
      const body = await this.#bucket.get(key);
      if (body === null) throw new Error('a piece of an upload is gone');
      yield* body;
      end += size;
    }
  }

  async #piecesOf(uploadId: string): Promise<(BucketObject & { offset: number })[]> {
    const pieces: (BucketObject & { offset: number })[] = [];
    const folder = keyOf(uploadId, '');
    for await (const object of this.#bucket.list(folder)) {
      const name = object.key.slice(folder.length);
      if (name !== ABOUT) pieces.push({ ...object, offset: Number(name) });
    }
    return pieces;
  }

  /** Puts what is written to a draft into the bucket, if it is anything. */
  async #keep(key: string, write: (draft: string) => Promise<unknown>): Promise<void> {
    const draft = this.#store.draft();
    try {
      await write(draft);
      const { size } = await stat(draft);
      if (size > 0) await this.#bucket.put(key, draft, stamped(this.#clock()));
    } finally {
      await rm(draft, { force: true });
    }
  }
}

const keyOf = (uploadId: string, name: string): string => `${PARTIAL}${uploadId}/${name}`;
