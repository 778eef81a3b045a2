import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { syncPath } from '../../sync-path.ts';

export type Encoding = 'br' | 'gzip';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.mjs',
  '.css',
  '.json',
  '.webmanifest',
  '.txt',
  '.svg',
  '.wasm',
]);
/** Below this a compressed answer saves nothing. */
const SMALLEST = 512;
const QUICK_QUALITY = 5;
const BEST_QUALITY = 11;
const KEEP_MS = 60 * 24 * 60 * 60 * 1000;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compressed copies of static files, kept in a cache folder. The first asker gets
 * a quick one; the best one follows in the background and takes its place.
 */
export class EncodedFiles {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<void>>();
  #background: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The copy to send to a browser that accepts these encodings; null to send the file itself. */
  async find(file: string, accepted: string): Promise<{ file: string; encoding: Encoding } | null> {
    const encoding = preferred(accepted);
    if (encoding === null || !COMPRESSIBLE.has(extname(file))) return null;
    const { size, mtimeMs } = await stat(file);
    if (size < SMALLEST) return null;
    const name = createHash('sha256')
      .update(`${file}\n${size}\n${mtimeMs}`)
      .digest('hex')
      .slice(0, 40);
    const copy = join(this.#folder, `${name}.${encoding}`);
    if (!(await exists(copy))) await this.#makeOnce(file, copy, encoding);
    return { file: copy, encoding };
  }

  /** Removes copies made long ago, most of releases long gone; called at start. */
  async sweep(now: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null);
      if (found !== null && found.mtimeMs < now - KEEP_MS) await rm(path, { force: true });
    }
  }

  /** Starts nothing more, and waits for what is being written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#background;
  }

  async #makeOnce(file: string, copy: string, encoding: Encoding): Promise<void> {
    const running = this.#making.get(copy);
    if (running !== undefined) return running;
    const making = this.#make(file, copy, encoding).finally(() => this.#making.delete(copy));
    this.#making.set(copy, making);
    return making;
  }

  async #make(file: string, copy: string, encoding: Encoding): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const content = await readFile(file);
    if (encoding === 'gzip') return write(copy, await deflate(content, { level: 9 }));
    await write(copy, await compress(content, QUICK_QUALITY));
    this.#background = this.#background.then(async () => {
      if (this.#closed) return;
      // The quick copy serves as well: a failure here costs bytes, not the answer.
      await compress(content, BEST_QUALITY)
        .then((best) => write(copy, best))
        .catch(() => undefined);
    });
  }
}

/** Compresses text that is made anew for each answer. */
export async function encodeNow(
  text: string,
  accepted: string,
): Promise<{ body: Buffer; encoding: Encoding } | null> {
  const encoding = preferred(accepted);
  if (encoding === null) return null;
  const content = Buffer.from(text);
  return encoding === 'br'
    ? { body: await compress(content, QUICK_QUALITY), encoding }
    : { body: await deflate(content), encoding };
}

function compress(content: Buffer, quality: number): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

function preferred(accepted: string): Encoding | null {
  const offered = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : null;
}

async function write(file: string, content: Buffer): Promise<void> {
  const aside = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(aside, content);
  // Nobody encodes again what a power cut has left empty.
  await syncPath(aside);
  await rename(aside, file);
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null)) !== null;
}
