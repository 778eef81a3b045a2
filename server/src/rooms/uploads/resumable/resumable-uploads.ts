import { randomUUID } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MAX_FILE_BYTES, MAX_HEALTH_EXPORT_BYTES, type ResumableState } from '@petwise/contracts';
import * as v from 'valibot';
import type { Clock } from '../../../clock.ts';
import { ProblemError } from '../../../errors.ts';
import type { FileStore } from '../file-store.ts';
import type { Pieces } from './pieces.ts';

/** Files that one owner may have half sent; the one left alone longest goes when another comes. */
const MOST_AT_ONCE = 5;

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

/** Nobody adds to a file any more that was left alone so long. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Files that arrive in pieces; on whichever server, where the pieces lie in a bucket. */
export class ResumableUploads {
  readonly #store: FileStore;
  readonly #pieces: Pieces;
  readonly #clock: Clock;
  readonly #alone = new Map<string, Promise<void>>();
  readonly #appending = new Map<string, Appending>();

  /** `clock` is what the times of `pieces` are by. */
  constructor(store: FileStore, { pieces, clock }: { pieces: Pieces; clock: Clock }) {
    this.#store = store;
    this.#pieces = pieces;
    this.#clock = clock;
  }

  async open(): Promise<void> {
    await this.#pieces.open();
  }

  /** Begins a file; refuses at once what would be too large at the end. */
  async begin(ownerId: string, { name, size }: Omit<About, 'ownerId'>): Promise<string> {
    const isZip = /\.zip$/i.test(name);
    const limit = isZip ? MAX_HEALTH_EXPORT_BYTES : MAX_FILE_BYTES;
    if (size > limit) throw tooLarge(limit);
    await this.#store.checkSpace(size);
    await this.#makeSpace(ownerId);
    const uploadId = randomUUID();
    const about: About = { ownerId, name, size };
    await this.#pieces.begin(uploadId, JSON.stringify(about));
    return uploadId;
  }

  async state(ownerId: string, uploadId: string): Promise<ResumableState> {
    const { size, arrived } = await this.#mustFind(ownerId, uploadId);
    return { offset: arrived, size };
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
      const { arrived } = await this.#mustFind(ownerId, uploadId);
      if (offset !== arrived) {
        throw new ProblemError('conflict', `The file goes on at byte ${arrived}`);
      }
      await this.#pieces.append(uploadId, offset, (target) =>
        pipeline(source, atMost(size - offset), target),
      );
    } finally {
      if (this.#appending.get(uploadId)?.source === source) this.#appending.delete(uploadId);
      end();
    }
    return this.state(ownerId, uploadId);
  }

  /** Opens a file that has arrived whole. */
  async whole(ownerId: string, uploadId: string): Promise<WholeFile> {
    const { name, size, arrived } = await this.#mustFind(ownerId, uploadId);
    if (arrived !== size) {
      throw new ProblemError('conflict', 'The file has not arrived whole yet');
    }
    return { filename: name, stream: await this.#pieces.read(uploadId) };
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
    await this.#pieces.forget(uploadId);
  }

  /** Forgets what nobody has added to for an hour. */
  async sweep(): Promise<void> {
    const before = this.#clock() - ABANDONED_MS;
    const all = await this.#pieces.list();
    await this.#end(all.filter(({ at }) => at < before));
  }

  /** Ends and forgets everything that an owner has half sent. */
  async removeAll(ownerId: string): Promise<void> {
    await this.#end(await this.#listOf(ownerId));
  }

  /** The same answer for a file of somebody else as for one that is not there. */
  async #mustFind(ownerId: string, uploadId: string): Promise<About & { arrived: number }> {
    const about = await this.#read(uploadId);
    const arrived = about?.ownerId === ownerId ? await this.#pieces.arrived(uploadId) : null;
    if (about === null || arrived === null) {
      throw new ProblemError(
        'not-found',
        'This upload does not exist any more. Please start again',
      );
    }
    return { ...about, arrived };
  }

  /** Null also for what a crash or a full disk has left half written: it is nobody's, and the sweep takes it. */
  async #read(uploadId: string): Promise<About | null> {
    const about = v.safeParse(StoredAbout, await this.#pieces.about(uploadId));
    return about.success ? about.output : null;
  }

  async #endEarlier(uploadId: string): Promise<void> {
    const earlier = this.#appending.get(uploadId);
    earlier?.source.destroy(new Error('another request goes on with this file'));
    await earlier?.ended;
  }

  async #makeSpace(ownerId: string): Promise<void> {
    const own = await this.#listOf(ownerId);
    own.sort((a, b) => b.at - a.at);
    await this.#end(own.slice(MOST_AT_ONCE - 1));
  }

  async #listOf(ownerId: string): Promise<{ uploadId: string; at: number }[]> {
    const own: { uploadId: string; at: number }[] = [];
    for (const one of await this.#pieces.list()) {
      if ((await this.#read(one.uploadId))?.ownerId === ownerId) own.push(one);
    }
    return own;
  }

  async #end(uploads: readonly { uploadId: string }[]): Promise<void> {
    for (const { uploadId } of uploads) {
      await this.#endEarlier(uploadId);
      await this.#pieces.forget(uploadId);
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
