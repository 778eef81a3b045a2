import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../clock.ts';
import { ProblemError } from '../../errors.ts';
import { stampFile, syncPath } from '../../sync-path.ts';
import type { Bucket } from './bucket/bucket.ts';
import { stamped } from './bucket/put-at.ts';

/** What must stay free on the disk, so that the database can always write. */
const RESERVE_BYTES = 1024 * 1024 * 1024;
/** A file that no row names is left alone this long: its row may be on the way. */
const ORPHAN_MS = 60 * 60 * 1000;
/** One that was just kept may be somebody else's, of the same content, whose row comes at once. */
const FRESH_MS = 10_000;

/** A file that has arrived whole, not yet kept. */
export interface Received {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** What follows the hash in the name of a picture's smaller copy. */
const VIEW = '.view';
/** What is on the way has in its name when it began, milliseconds since 1970: its file's time moves while it is written. */
const DRAFT = /^(\d{13})-/;
/** What lies here for good, or as a copy of what does. */
const CONTENT_FOLDER = /^[\da-f]{2}$/;

/** Where contents lie in a bucket. */
export const CONTENTS = 'contents/';

/**
 * Files on disk: `tmp/<time>-<random>` while they arrive, then `<first two>/<sha256>` for good. With a bucket they lie
 * there for good, and what is on disk are copies of an hour. Their times are those of `clock`, all servers' own:
 * this computer's may be ahead or behind.
 */
export class FileStore {
  readonly #folder: string;
  readonly #tmp: string;
  readonly #clock: Clock;
  readonly #bucket: Bucket | null;

  constructor(folder: string, clock: Clock, bucket: Bucket | null = null) {
    this.#folder = folder;
    this.#tmp = join(folder, 'tmp');
    this.#clock = clock;
    this.#bucket = bucket;
  }

  async open(): Promise<void> {
    await mkdir(this.#tmp, { recursive: true, mode: 0o700 });
  }

  /** Refuses before anything is written when the disk is nearly full. */
  async checkSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < RESERVE_BYTES + bytes) throw new ProblemError('storage-full');
  }

  /** Streams a file to disk, to the last byte; throws `tooLarge()` as soon as it is. */
  async receive(source: Readable, limit: number, tooLarge: () => ProblemError): Promise<Received> {
    const path = this.draft();
    const hash = createHash('sha256');
    let size = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        if (size > limit) return done(tooLarge());
        hash.update(chunk);
        return done(null, chunk);
      },
    });
    try {
      await pipeline(source, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      await syncPath(path);
      return { path, size, sha256: hash.digest('hex') };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Gives a received file its lasting name; the same content is kept once. */
  async keep({ path, sha256 }: Received): Promise<void> {
    const now = this.#clock();
    await this.#bucket?.put(CONTENTS + sha256, path, stamped(now));
    const target = this.pathOf(sha256);
    const folder = join(this.#folder, sha256.slice(0, 2));
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncPath(this.#folder);
    await stampFile(path, now);
    await rename(path, target);
    await syncPath(folder);
  }

  /** Where a kept file lies on this disk; it is got from the bucket when it is not here. */
  async fetch(sha256: string): Promise<string> {
    const path = this.pathOf(sha256);
    if (this.#bucket === null || existsSync(path)) return path;
    const body = await this.#bucket.get(CONTENTS + sha256);
    // Removed meanwhile, as a file on disk may be.
    if (body === null) return path;
    const draft = this.draft();
    try {
      await pipeline(body, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      await mkdir(join(this.#folder, sha256.slice(0, 2)), { recursive: true, mode: 0o700 });
      await stampFile(draft, this.#clock());
      await rename(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    return path;
  }

  async discard({ path }: Received): Promise<void> {
    await rm(path, { force: true });
  }

  pathOf(sha256: string): string {
    return join(this.#folder, sha256.slice(0, 2), sha256);
  }

  /** A name in the folder of what is on the way. */
  draft(): string {
    return join(this.#tmp, `${this.#clock()}-${randomUUID()}`);
  }

  /** Where the smaller copy of a kept picture lies; it goes when the picture goes. */
  viewPathOf(sha256: string): string {
    return this.pathOf(sha256) + VIEW;
  }

  /** Gives a drawn copy its lasting name, and answers it. Synced: nobody draws again what a power cut has left empty. */
  async keepView(draft: string, sha256: string): Promise<string> {
    const path = this.viewPathOf(sha256);
    await stampFile(draft, this.#clock());
    await syncPath(draft);
    await rename(draft, path);
    return path;
  }

  /** Removes contents and their smaller copies; answers those that came in just now, which are left alone. */
  async remove(sha256s: readonly string[]): Promise<string[]> {
    const fresh: string[] = [];
    const now = this.#clock();
    for (const sha256 of sha256s) {
      const storedAt = await this.#storedAt(sha256);
      if (storedAt !== null && storedAt > now - FRESH_MS) {
        fresh.push(sha256);
        continue;
      }
      await this.#bucket?.remove(CONTENTS + sha256);
      await this.dropCopies(sha256);
    }
    return fresh;
  }

  /** Removes what lies of a content on this disk. */
  async dropCopies(sha256: string): Promise<void> {
    await rm(this.pathOf(sha256), { force: true });
    await rm(this.viewPathOf(sha256), { force: true });
  }

  /** When a content came in last, on whatever server; null for one that is not there. */
  async #storedAt(sha256: string): Promise<number | null> {
    if (this.#bucket !== null) return this.#bucket.putAt(CONTENTS + sha256);
    const found = await stat(this.pathOf(sha256)).catch(() => null);
    return found?.mtimeMs ?? null;
  }

  /** Removes what arrived half, and what no row names any more; answers how many. */
  async sweep(isNamed: (sha256: string) => Promise<boolean>): Promise<number> {
    const before = this.#clock() - ORPHAN_MS;
    let removed = await this.#sweepBucket(before, isNamed);
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const isTmp = name === 'tmp';
      if (!isTmp && !CONTENT_FOLDER.test(name)) continue;
      const folder = join(this.#folder, name);
      for (const file of await readdir(folder).catch(() => [])) {
        const path = join(folder, file);
        const found = await stat(path).catch(() => null);
        if (found === null) continue;
        const at = (isTmp ? DRAFT.exec(file)?.[1] : undefined) ?? found.mtimeMs;
        if (Number(at) > before) continue;
        const isCopy = this.#bucket !== null;
        if (!isTmp && !isCopy && (await isNamed(file.replace(VIEW, '')))) continue;
        await rm(path, { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  async #sweepBucket(
    before: number,
    isNamed: (sha256: string) => Promise<boolean>,
  ): Promise<number> {
    let removed = 0;
    if (this.#bucket === null) return removed;
    for await (const { key } of this.#bucket.list(CONTENTS)) {
      // A list tells the store's own time only: what no row names, which is little, is asked for ours.
      if (await isNamed(key.slice(CONTENTS.length))) continue;
      if (((await this.#bucket.putAt(key)) ?? 0) > before) continue;
      await this.#bucket.remove(key);
      removed += 1;
    }
    return removed;
  }
}
