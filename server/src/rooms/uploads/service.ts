import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  MAX_FILE_BYTES,
  MAX_HEALTH_EXPORT_BYTES,
  toUploadedFile,
  type UploadedFile,
  type UploadResponse,
} from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { describeUpload, tooLarge } from './describe-upload.ts';
import { isKnownEnding, refusedEnding } from './identify.ts';
import type { FileStore } from './file-store.ts';
import { displayName, extensionOf } from './names.ts';
import type { ReadDocument } from './reading/document.ts';
import { statedLines } from './relevance/stated-lines.ts';
import {
  addUpload,
  attachUploads,
  findLooseUpload,
  findPicture,
  findReading,
  findUpload,
  isNamed,
  listContents,
  listPictures,
  listUploadIds,
  removeUpload,
  usageOf,
  type UploadRow,
} from './repository.ts';
import type { VirusScanner } from './scan/clamd.ts';
import { toResponse } from './to-response.ts';
import { PictureViews, VIEW_TYPE, viewName } from './views/picture-views.ts';

/** Most that one owner may keep here. */
export const QUOTA = { files: 500, bytes: 5 * 1024 * 1024 * 1024 } as const;
/** Kinds that a browser may show in place; each was checked to be what it says. */
const INLINE = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'video/mp4',
  'video/webm',
  'video/quicktime',
]);

/** Channel on which a server tells the others which content it has removed. */
const GONE_CHANNEL = 'content_gone';

/** Largest picture that goes to a language model. */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

export interface Incoming {
  readonly ownerId: string;
  readonly filename: string | undefined;
  readonly stream: Readable;
  /** The id it is to have; a new one when left out. */
  readonly id?: string | undefined;
}

/** A stored file, ready to be sent to its owner. */
export interface StoredFile {
  readonly path: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly isInline: boolean;
}

/** What uploads are kept with; without a scanner no file is looked at for viruses. */
interface UploadParts {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
  readonly scanner: VirusScanner | null;
  readonly views?: PictureViews;
}

/** Takes files in, says what they are, and gives them back to their owner alone. */
export class UploadService {
  readonly #db: Database;
  readonly #store: FileStore;
  readonly #clock: Clock;
  readonly #views: PictureViews;
  readonly #scanner: VirusScanner | null;

  constructor({ db, store, clock, scanner, views = new PictureViews(store) }: UploadParts) {
    this.#db = db;
    this.#store = store;
    this.#clock = clock;
    this.#views = views;
    this.#scanner = scanner;
  }

  /** Stores one file. Nothing is left behind when it is refused. */
  async take({ ownerId, filename, stream, id = randomUUID() }: Incoming): Promise<UploadResponse> {
    const name = displayName(filename);
    const ending = extensionOf(name);
    if (!isKnownEnding(ending)) throw refusedEnding(ending);
    await this.#checkQuota(ownerId, 0);
    const limit = ending === 'zip' ? MAX_HEALTH_EXPORT_BYTES : MAX_FILE_BYTES;
    await this.#store.checkSpace(limit);
    const received = await this.#store.receive(stream, limit, () => tooLarge(ending));
    try {
      const { upload, inspected } = await describeUpload(received, {
        scanner: this.#scanner,
        id,
        name,
        ending,
      });
      await this.#checkQuota(ownerId, upload.size);
      await this.#store.keep(inspected.received);
      await addUpload(this.#db, {
        ...upload,
        ownerId,
        consultId: null,
        reading: inspected.reading,
        at: new Date(this.#clock()),
      });
      return toResponse(upload);
    } finally {
      await this.#store.discard(received);
    }
  }

  /** What the upload of a file was answered, once more; null when this owner has no such file. */
  async answer(ownerId: string, id: string): Promise<UploadResponse | null> {
    const row = await findUpload(this.#db, ownerId, id);
    return row === null ? null : toResponse(row);
  }

  /** A file of this owner; null for anybody else's. */
  async find(ownerId: string, id: string): Promise<StoredFile | null> {
    const row = await findUpload(this.#db, ownerId, id);
    return row === null ? null : this.#whole(row);
  }

  /** The smaller copy of a picture, for looking at; the file itself where there is none. */
  async view(ownerId: string, id: string): Promise<StoredFile | null> {
    const row = await findUpload(this.#db, ownerId, id);
    return row === null ? null : this.#viewOf(row);
  }

  /** A picture of a case as a language model takes it; null for what is none, or is too large to pass on. */
  async picture(id: string): Promise<{ type: string; base64: string } | null> {
    const row = await findPicture(this.#db, id);
    if (row === null || !row.type.startsWith('image/') || !INLINE.has(row.type)) return null;
    const { path, type, size } = await this.#viewOf(row);
    if (size > MAX_PICTURE_BYTES) return null;
    const content = await readFile(path);
    return { type, base64: content.toString('base64') };
  }

  /** The first pictures of a consult, by name. */
  pictures(consultId: string): Promise<{ id: string; name: string }[]> {
    return listPictures(this.#db, consultId);
  }

  /** Files of some consults, and others named by id, that belong to this owner; oldest first. */
  idsOf(
    ownerId: string,
    files: { ids: readonly string[]; consultIds: readonly string[] },
  ): Promise<string[]> {
    return listUploadIds(this.#db, ownerId, files);
  }

  /** Forgets a file; the sweep removes its content once nothing else names it. */
  async remove(ownerId: string, id: string): Promise<void> {
    await removeUpload(this.#db, ownerId, id);
  }

  /** What the contents of an owner's files are called in the store. */
  async contentsOf(ownerId: string): Promise<string[]> {
    return listContents(this.#db, ownerId);
  }

  /** Removes contents that no row names any more; answers those that have come in again just now. */
  async removeContents(sha256s: readonly string[]): Promise<string[]> {
    const unnamed: string[] = [];
    for (const sha256 of sha256s) if (!(await isNamed(this.#db, sha256))) unnamed.push(sha256);
    const waiting = await this.#store.remove(unnamed);
    // Other servers may have copies on their disks.
    const gone = unnamed.filter((sha256) => !waiting.includes(sha256));
    for (const sha256 of gone) await this.#db.notify(GONE_CHANNEL, sha256);
    return waiting;
  }

  /** Removes this disk's copies of what another server has removed; answers how to stop. */
  async listen(): Promise<() => Promise<void>> {
    return this.#db.listen(GONE_CHANNEL, (sha256) => {
      // What cannot be removed now, or was told while nobody listened, goes with the next sweep.
      if (sha256 !== '') void this.#store.dropCopies(sha256).catch(() => undefined);
    });
  }

  /** Files that a consult names, as the server knows them; what the client says of them is not used. */
  async resolve(ownerId: string, files: readonly UploadedFile[]): Promise<UploadedFile[]> {
    const resolved: UploadedFile[] = [];
    for (const { id, name } of files) {
      const row = await findUpload(this.#db, ownerId, id);
      if (row === null) {
        const words = `The attached file “${displayName(name)}” is not on the server. Please attach it again`;
        throw new ProblemError('not-found', words);
      }
      resolved.push(await this.#withStated(ownerId, row));
    }
    return resolved;
  }

  /** Files that a message names by id or by name alone; what is not there, or not this owner's, is left out. */
  async recognise(
    ownerId: string,
    named: { ids: readonly string[]; names: readonly string[] },
  ): Promise<UploadedFile[]> {
    const rows: UploadRow[] = [];
    const keep = (row: UploadRow | null): void => {
      if (row !== null && !rows.some(({ id }) => id === row.id)) rows.push(row);
    };
    for (const id of named.ids) keep(await findUpload(this.#db, ownerId, id));
    for (const name of named.names) {
      const isThere = rows.some((row) => row.name === name);
      if (!isThere) keep(await findLooseUpload(this.#db, ownerId, name));
    }
    return Promise.all(rows.map((row) => this.#withStated(ownerId, row)));
  }

  /** What a file of this owner says; null when nothing was read from it. */
  async reading(ownerId: string, id: string): Promise<ReadDocument | null> {
    return findReading(this.#db, ownerId, id);
  }

  async attach(
    tx: Queryable,
    ownerId: string,
    attachment: { ids: readonly string[]; consultId: string },
  ): Promise<void> {
    await attachUploads(tx, ownerId, attachment);
  }

  /** Removes files that nothing names; answers how many. */
  async sweep(): Promise<number> {
    return this.#store.sweep((sha256) => isNamed(this.#db, sha256));
  }

  /** A file that is about the animal's health brings what it states. */
  async #withStated(ownerId: string, row: UploadRow): Promise<UploadedFile> {
    const file = toUploadedFile(toResponse(row));
    const reading = await findReading(this.#db, ownerId, row.id);
    if (reading === null || row.notes.includes('unrelated')) return file;
    const stated = statedLines(reading);
    return stated.length === 0 ? file : { ...file, stated };
  }

  async #whole({ name, type, size, sha256 }: UploadRow): Promise<StoredFile> {
    const path = await this.#store.fetch(sha256);
    return { path, name, type, size, isInline: INLINE.has(type) };
  }

  async #viewOf(row: UploadRow): Promise<StoredFile> {
    const path = await this.#views.find(row);
    if (path === null) return this.#whole(row);
    const { size } = await stat(path);
    return { path, name: viewName(row.name), type: VIEW_TYPE, size, isInline: true };
  }

  async #checkQuota(ownerId: string, more: number): Promise<void> {
    const { files, bytes } = await usageOf(this.#db, ownerId);
    if (files >= QUOTA.files || bytes + more > QUOTA.bytes) {
      throw new ProblemError(
        'quota-exceeded',
        'There is no space for more files. Delete an old assessment to make space',
      );
    }
  }
}
