import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Clock } from '../../../clock.ts';
import { stampFile, writeSynced } from '../../../sync-path.ts';
import type { Pieces } from './pieces.ts';

const ABOUT = '.json';
const PART = '.part';

/**
 * Each file as `<id>.part` beside `<id>.json`, which says whose it is and, by its time, when something was last added: the
 * time of the former moves by this computer's clock while it is written.
 */
export class FolderPieces implements Pieces {
  readonly #folder: string;
  readonly #clock: Clock;

  constructor(folder: string, clock: Clock) {
    this.#folder = folder;
    this.#clock = clock;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
  }

  async begin(uploadId: string, about: string): Promise<void> {
    await writeSynced(this.#part(uploadId), '');
    await writeSynced(this.#about(uploadId), about);
    await this.#stamp(uploadId);
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
    await this.#stamp(uploadId);
    try {
      await write(createWriteStream(this.#part(uploadId), { flags: 'a', flush: true }));
    } finally {
      await this.#stamp(uploadId);
    }
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
    const files = await readdir(this.#folder);
    // A crash leaves either without the other.
    const ids = new Set(files.map((file) => file.replace(/\.\w+$/, '')));
    const isThere = (path: string) => stat(path).catch(() => null);
    return Promise.all(
      [...ids].map(async (uploadId) => {
        const found =
          (await isThere(this.#about(uploadId))) ?? (await isThere(this.#part(uploadId)));
        return { uploadId, at: found?.mtimeMs ?? 0 };
      }),
    );
  }

  async #stamp(uploadId: string): Promise<void> {
    await stampFile(this.#about(uploadId), this.#clock());
  }

  #part(uploadId: string): string {
    return join(this.#folder, uploadId + PART);
  }

  #about(uploadId: string): string {
    return join(this.#folder, uploadId + ABOUT);
  }
}
