import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { writeSynced } from '../../../sync-path.ts';
import type { Pieces } from './pieces.ts';

const ABOUT = '.json';

/**
 * Each file as `<id>.part` beside `<id>.json`, which says whose it is. The store's own sweep removes what a crash has
 * left of either.
 */
export class FolderPieces implements Pieces {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  async begin(uploadId: string, about: string): Promise<void> {
    await writeSynced(this.#part(uploadId), '');
    await writeSynced(this.#about(uploadId), about);
  }

  async about(uploadId: string): Promise<string> {
    return readFile(this.#about(uploadId), 'utf8').catch(() => '');
  }

  async arrived(uploadId: string): Promise<number | null> {
    const found = await stat(this.#part(uploadId)).catch(() => null);
    return found?.size ?? null;
  }

  async append(
    uploadId: string,
    _offset: number,
    write: (target: Writable) => Promise<void>,
  ): Promise<void> {
    await write(createWriteStream(this.#part(uploadId), { flags: 'a', flush: true }));
    // Both files are as old as the last byte that came.
    const now = new Date();
    await utimes(this.#about(uploadId), now, now);
    await utimes(this.#part(uploadId), now, now);
  }

  async read(uploadId: string): Promise<Readable> {
    // A stream that opens its file by itself fails where nobody listens, once its taker has refused the name and
    // the file is gone: that would end the program.
    const file = await open(this.#part(uploadId));
    return file.createReadStream();
  }

  async forget(uploadId: string): Promise<void> {
    await rm(this.#part(uploadId), { force: true });
    await rm(this.#about(uploadId), { force: true });
  }

  async list(): Promise<{ uploadId: string; at: number }[]> {
    const files = (await readdir(this.#folder)).filter((file) => file.endsWith(ABOUT));
    return Promise.all(
      files.map(async (file) => {
        const uploadId = file.slice(0, -ABOUT.length);
        const found = await stat(this.#part(uploadId)).catch(() => null);
        return { uploadId, at: found?.mtimeMs ?? 0 };
      }),
    );
  }

  #part(uploadId: string): string {
    return join(this.#folder, `${uploadId}.part`);
  }

  #about(uploadId: string): string {
    return join(this.#folder, uploadId + ABOUT);
  }
}
