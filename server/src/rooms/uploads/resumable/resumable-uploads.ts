import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES, MAX_HEALTH_EXPORT_BYTES, type ResumableState } from '@petwise/contracts';
import * as v from 'valibot';
import { ProblemError } from '../../../errors.ts';
import type { FileStore } from '../file-store.ts';

/** Files that one owner may have half sent; the one left alone longest goes when another comes. */
const MOST_AT_ONCE = 5;
const FOLDER = 'partial';

const About = v.object({ ownerId: v.string(), name: v.string(), size: v.number() });
type About = v.InferOutput<typeof About>;
const StoredAbout = v.pipe(v.string(), v.parseJson(), About);

/** One request that is adding to a file. */
interface Appending {
  readonly source: Readable;
  readonly ended: Promise<void>;
}

/** A file that is whole, as a form would hand it over. */
export interface WholeFile {
  readonly filename: string;
  readonly stream: Readable;
}

/**
 * Files that arrive in pieces, each as `partial/<id>.part` beside `partial/<id>.json`,
 * which says whose it is. The store's own sweep removes what nobody adds to for an hour.
 */
export class ResumableUploads {
  readonly #store: FileStore;
  readonly #folder: string;
  readonly #alone = new Map<string, Promise<void>>();
  readonly #appending = new Map<string, Appending>();

  /** `folder` is the one that the store keeps its files in. */
  constructor(store: FileStore, folder: string) {
    this.#store = store;
    this.#folder = join(folder, FOLDER);
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  /** Begins a file; refuses at once what would be too large at the end. */
  async begin(ownerId: string, { name, size }: Omit<About, 'ownerId'>): Promise<string> {
    const isZip = /\.zip$/i.test(name);
    const limit = isZip ? MAX_HEALTH_EXPORT_BYTES : MAX_FILE_BYTES;
    if (size > limit) throw tooLarge(limit);
    await this.#store.checkRoom(size);
    await this.#makeRoom(ownerId);
    const uploadId = randomUUID();
    const about: About = { ownerId, name, size };
    await writeFile(this.#part(uploadId), '', { flag: 'wx', mode: 0o600 });
    await writeFile(this.#about(uploadId), JSON.stringify(about), { flag: 'wx', mode: 0o600 });
    return uploadId;
  }

  async state(ownerId: string, uploadId: string): Promise<ResumableState> {
    const { size } = await this.#mustFind(ownerId, uploadId);
    return { offset: await this.#arrived(uploadId), size };
  }

  /**
   * Adds the bytes of a request from `offset` on. What arrives before the line
   * breaks is kept; a request that still hangs on a broken line is ended.
   */
  async append(
    { ownerId, uploadId, offset }: { ownerId: string; uploadId: string; offset: number },
    source: Readable,
  ): Promise<ResumableState> {
    const { size } = await this.#mustFind(ownerId, uploadId);
    await this.#endEarlier(uploadId);
    let end = (): void => undefined;
    const ended = new Promise<void>((done) => (end = done));
    this.#appending.set(uploadId, { source, ended });
    try {
      const arrived = await this.#arrived(uploadId);
      if (offset !== arrived) {
        throw new ProblemError('conflict', `The file goes on at byte ${arrived}`);
      }
      const target = createWriteStream(this.#part(uploadId), { flags: 'a', flush: true });
      await pipeline(source, atMost(size - offset), target);
      await this.#touch(uploadId);
    } finally {
      if (this.#appending.get(uploadId)?.source === source) this.#appending.delete(uploadId);
      end();
    }
    return this.state(ownerId, uploadId);
  }

  /** Opens a file that has arrived whole. */
  async whole(ownerId: string, uploadId: string): Promise<WholeFile> {
    const { name, size } = await this.#mustFind(ownerId, uploadId);
    if ((await this.#arrived(uploadId)) !== size) {
      throw new ProblemError('conflict', 'The file has not arrived whole yet');
    }
    return { filename: name, stream: createReadStream(this.#part(uploadId)) };
  }

  /** Does something with a file while nothing else that came this way does. */
  async alone<T>(uploadId: string, work: () => Promise<T>): Promise<T> {
    const earlier = this.#alone.get(uploadId) ?? Promise.resolve();
    const mine = earlier.then(work);
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.#alone.set(uploadId, settled);
    try {
      return await mine;
    } finally {
      if (this.#alone.get(uploadId) === settled) this.#alone.delete(uploadId);
    }
  }

  async remove(ownerId: string, uploadId: string): Promise<void> {
    await this.#mustFind(ownerId, uploadId);
    await this.#endEarlier(uploadId);
    await this.#forget(uploadId);
  }

  /** Ends and forgets everything that an owner has half sent. */
  async removeAll(ownerId: string): Promise<void> {
    await this.#end(await this.#listOf(ownerId));
  }

  #part(uploadId: string): string {
    return join(this.#folder, `${uploadId}.part`);
  }

  #about(uploadId: string): string {
    return join(this.#folder, `${uploadId}.json`);
  }

  async #arrived(uploadId: string): Promise<number> {
    return (await stat(this.#part(uploadId))).size;
  }

  /** The same answer for a file of somebody else as for one that is not there. */
  async #mustFind(ownerId: string, uploadId: string): Promise<About> {
    const about = await this.#read(uploadId);
    const isThere = await stat(this.#part(uploadId)).catch(() => null);
    if (about?.ownerId !== ownerId || isThere === null) {
      throw new ProblemError(
        'not-found',
        'This upload does not exist any more. Please start again',
      );
    }
    return about;
  }

  /** Null also for what a crash or a full disk has left half written: it is nobody's, and the sweep takes it. */
  async #read(uploadId: string): Promise<About | null> {
    const text = await readFile(this.#about(uploadId), 'utf8').catch(() => '');
    const about = v.safeParse(StoredAbout, text);
    return about.success ? about.output : null;
  }

  async #endEarlier(uploadId: string): Promise<void> {
    const earlier = this.#appending.get(uploadId);
    earlier?.source.destroy(new Error('another request goes on with this file'));
    await earlier?.ended;
  }

  /** Both files are as old as the last byte that came. */
  async #touch(uploadId: string): Promise<void> {
    const now = new Date();
    await utimes(this.#about(uploadId), now, now);
    await utimes(this.#part(uploadId), now, now);
  }

  async #forget(uploadId: string): Promise<void> {
    await rm(this.#part(uploadId), { force: true });
    await rm(this.#about(uploadId), { force: true });
  }

  async #makeRoom(ownerId: string): Promise<void> {
    const own = await this.#listOf(ownerId);
    own.sort((a, b) => b.at - a.at);
    await this.#end(own.slice(MOST_AT_ONCE - 1));
  }

  async #listOf(ownerId: string): Promise<{ uploadId: string; at: number }[]> {
    const own: { uploadId: string; at: number }[] = [];
    for (const file of await readdir(this.#folder)) {
      if (!file.endsWith('.json')) continue;
      const uploadId = file.slice(0, -'.json'.length);
      const about = await this.#read(uploadId);
      if (about?.ownerId !== ownerId) continue;
      const found = await stat(this.#part(uploadId)).catch(() => null);
      own.push({ uploadId, at: found?.mtimeMs ?? 0 });
    }
    return own;
  }

  async #end(uploads: readonly { uploadId: string }[]): Promise<void> {
    for (const { uploadId } of uploads) {
      await this.#endEarlier(uploadId);
      await this.#forget(uploadId);
    }
  }
}

function tooLarge(limit: number): ProblemError {
  const megabytes = Math.floor(limit / (1024 * 1024));
  return new ProblemError('file-too-large', `The file is too large. The most is ${megabytes} MB`);
}

/** Lets no more through than was said at the start. */
function atMost(bytes: number): Transform {
  let left = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0)
        return done(new ProblemError('invalid-request', 'The file is longer than it said'));
      return done(null, chunk);
    },
  });
}
